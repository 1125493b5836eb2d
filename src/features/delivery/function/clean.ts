/**
 * Control characters such as NUL, where some programs end a text, and direction marks, which can
 * make `gpj.exe` look like `exe.jpg`. Tabs and line breaks stay.
 */
const INVISIBLE = /(?![\n\t])[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Cleans a text of several lines. Lines end with LF; a browser's own form post has CR LF. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .trim();
}

/** Cleans a text of one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** Converts an ISO 8601 time with a zone to UTC; empty for anything else. */
export function cleanTime(text: string): string {
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const time = isTime ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}
