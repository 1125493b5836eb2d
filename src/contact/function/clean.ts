/**
 * NUL and other controls, which end a text or start a new one for a program that reads it; marks
 * that turn its direction, which make `gpj.exe` read `exe.jpg`. Tabs and line breaks stay.
 */
const UNSEEN = /(?![\n\t])[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** A text of several lines, each ended by LF: a browser's own form post ends them by CR LF. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNSEEN, '')
    .trim();
}

/** A text of one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** A time in ISO 8601 with its zone as UTC; empty for anything else. */
export function cleanTime(text: string): string {
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const time = isTime ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}
