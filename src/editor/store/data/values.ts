import { isGroup } from '#content/data';
import { type Field, fieldAt, isKindIn, type Path, valueAt } from '#content/fields';

/** Whether a field is plain prose: no choice, no address and no Markdown. */
export const isProse = ({ kind }: Field): boolean => isKindIn(kind, 'words');

const BLANK = /\[\[.*?\]\]/g;

/** The range of the blank, such as `[[name]]`, around an offset in a text. */
export function blankAt(text: string, at: number): [from: number, to: number] | undefined {
  for (const { 0: blank, index } of text.matchAll(BLANK))
    if (at > index && at < index + blank.length) return [index, index + blank.length];
  return undefined;
}

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

/**
 * Clears the day of a test if the tested field has changed, such as the number of an account.
 * @param keys of the field
 * @param field of the file
 */
export function withoutOldTestDay(
  data: unknown,
  before: unknown,
  keys: Path,
  field: Field,
): unknown {
  if (valueAt(data, keys) === valueAt(before, keys)) return data;
  const [group, name] = [keys.slice(0, -1), String(keys.at(-1))];
  const siblings = Object.entries(fieldAt(field, group, data)?.fields ?? {});
  const day = siblings.find(([, { testedFields }]) => testedFields?.includes(name))?.[0];
  return day ? withValue(data, [...group, day], undefined) : data;
}

/** Today's date in the time zone of the device, as year-month-day. */
export function localDay(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
