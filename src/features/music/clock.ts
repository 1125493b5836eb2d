/** Formats a position in seconds, such as "02:05" or "01:02:05". */
export const clock = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(11, 19).replace(/^00:/, '');
