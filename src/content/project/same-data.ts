import { dequal } from 'dequal';

/** Whether a value is a group of fields. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Data without empty fields, and without spaces around texts. */
function comparable(data: unknown): unknown {
  if (typeof data === 'string') return data.trim();
  if (Array.isArray(data)) return data.map(comparable);
  if (!isGroup(data)) return data;
  const filled = Object.entries(data).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(filled.map(([name, value]) => [name, comparable(value)]));
}

/** Whether two data are equal; an empty field equals a missing one. */
export function isSame(first: unknown, second: unknown): boolean {
  return dequal(comparable(first), comparable(second));
}
