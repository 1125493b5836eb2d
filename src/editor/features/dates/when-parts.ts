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

/**
 * A part of which something is typed, and not enough: browsers give none of it. No file can have
 * it, so that it is told and nothing of it is lost without a word.
 */
export const HALF = '…';

/** What the pickers show of a text such as `2027-03-12 18:00`, or of a time alone. */
export function partsOfWhen(text: string): WhenParts {
  const isMonth = /^\d{4}-\d{2}$/.test(text);
  const isTime = /^\d{2}:\d{2}$/.test(text);
  const [day = '', time = ''] = isTime ? ['', text] : text.split(' ');
  return { isMonth, day: isMonth ? '' : day, time, month: day.slice(0, 7) };
}

/** The parts once something else is picked; the month is at first that of the day. */
export function picked(parts: WhenParts, change: Partial<WhenParts>): WhenParts {
  const now = { ...parts, ...change };
  return change.isMonth ? { ...now, month: now.day.slice(0, 7) || now.month } : now;
}

/**
 * The text for what is picked, as content files write it. A time without its day is written too:
 * an end may be one, and at a start it is told.
 */
export function writtenWhen({ isMonth, day, time, month }: WhenParts): string {
  return isMonth ? month : [day, time].filter(Boolean).join(' ');
}
