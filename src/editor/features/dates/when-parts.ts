/**
 * Stands for an incomplete input, such as a day without a year, whose value browsers do not reveal.
 * The schema refuses it, so that somebody who left the input incomplete is told.
 */
export const HALF = '…';

/** Parses a text such as `2027-03-12 18:00`, or a time alone. */
export function splitWhen(text: string) {
  const isMonth = /^\d{4}-\d{2}$/.test(text);
  const isTime = /^\d{2}:\d{2}$/.test(text);
  const [day = '', time = ''] = isTime ? ['', text] : text.split(' ');
  return { isMonth, day: isMonth ? '' : day, time, month: day.slice(0, 7) };
}

/** A day with or without a time, or a month, as the inputs show it. */
export type WhenParts = ReturnType<typeof splitWhen>;

/** Changes a part; switching to a month takes the month of the day. */
export function withParts(parts: WhenParts, change: Partial<WhenParts>): WhenParts {
  const next = { ...parts, ...change };
  return change.isMonth ? { ...next, month: next.day.slice(0, 7) || next.month } : next;
}

/**
 * The text for content files. A time without a day is allowed for an end; for a start the
 * schema refuses it.
 */
export function whenText({ isMonth, day, time, month }: WhenParts): string {
  return isMonth ? month : [day, time].filter(Boolean).join(' ');
}
