import type { Path } from '#content/fields';
import { isData } from '../../form/values/values.ts';

/** The data with another value at a place; groups that are missing are made, undefined removes. */
export function withValue(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data) || (data === undefined && typeof key === 'number')) {
    const [list, at]: [unknown[], number] = [data ?? [], Number(key)];
    return rest.length === 0 && value === undefined
      ? list.toSpliced(at, 1)
      : list.toSpliced(at, 1, withValue(list[at], rest, value));
  }
  const { [String(key)]: before, ...others } = isData(data) ? data : {};
  const now = withValue(before, rest, value);
  if (now === undefined) return others;
  return isData(data) ? { ...data, [String(key)]: now } : { [String(key)]: now };
}
