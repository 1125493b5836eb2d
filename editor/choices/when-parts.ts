/** A day with or without its time, or a month, as its pickers hold it. */
export interface WhenParts {
  isMonth: boolean;
  /** `2027-03-12` */
  day: string;
  /** `18:00` */
  time: string;
  /** `2027-03` */
  month: string;
}

/** What the pickers show of a text such as `2027-03-12 18:00`. */
export function partsOfWhen(text: string): WhenParts {
  const [day = '', time = ''] = text.split(' ');
  const isMonth = /^\d{4}-\d{2}$/.test(text);
  return { isMonth, day: isMonth ? '' : day, time, month: day.slice(0, 7) };
}

/** The parts once something else is picked; the month is at first that of the day. */
export function picked(parts: WhenParts, change: Partial<WhenParts>): WhenParts {
  const now = { ...parts, ...change };
  return change.isMonth ? { ...now, month: now.day.slice(0, 7) || now.month } : now;
}

/** The text for what is picked, as content files write it; empty as long as it is none. */
export function writtenWhen({ isMonth, day, time, month }: WhenParts): string {
  if (isMonth) return month;
  return day && time ? `${day} ${time}` : day;
}
