/** Whether a value is a group of fields. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is missing, a blank text, or a list or group without anything in it. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object') return value === undefined;
  return value === null || Object.keys(value).length === 0;
}

/** Whether a value is empty, or has only empty values in it. */
export const hasNoText = (value: unknown): boolean =>
  isEmpty(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).every(hasNoText));
