import { isGroup } from '#content/data';
import type { Path } from '#content/fields';

/** The values of a group of fields, by their names. */
export type Group = Record<string, unknown>;

/** A text; an empty one for any other value. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The values of all fields of a name, at any depth. */
export function valuesNamed(name: string, data: unknown): Set<unknown> {
  if (typeof data !== 'object' || data === null) return new Set();
  const values = Object.entries(data).flatMap(([key, value]: [string, unknown]) => [
    ...(key === name ? [value] : []),
    ...valuesNamed(name, value),
  ]);
  return new Set(values);
}

/** Sets a field in a copy of data. Creates missing groups; undefined removes the field. */
export function withValue(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data) || (data === undefined && typeof key === 'number')) {
    const [list, at]: [unknown[], number] = [data ?? [], Number(key)];
    return rest.length === 0 && value === undefined
      ? list.toSpliced(at, 1)
      : list.toSpliced(at, 1, withValue(list[at], rest, value));
  }
  const { [String(key)]: before, ...others } = isGroup(data) ? data : {};
  const next = withValue(before, rest, value);
  if (next === undefined) return others;
  return isGroup(data) ? { ...data, [String(key)]: next } : { [String(key)]: next };
}
