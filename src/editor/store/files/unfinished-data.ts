import { isGroup } from '#content/data';
import { chosenField, type Field, mapValues, type Path, typeOf } from '#content/fields';

/** Empty values of required fields, by their types. */
const EMPTY_VALUES: Record<string, unknown> = { string: '', array: [], object: {} };

/** Whether a value is an item: it keeps its place, because the index leads to its fields. */
const isItem = (path: Path) => typeof path.at(-1) === 'number';

/** Removes values whose type is not that of their field; of an item only what is in it. */
export const withoutWrongTypes = (data: unknown, file: Field): unknown =>
  mapValues(file, data, (value, field, path) => {
    const type = typeOf(field);
    const actual = Array.isArray(value) ? 'array' : typeof value;
    const isRight = type === 'any' ? actual !== 'array' : actual === type;
    if (isRight) return value;
    return isItem(path) ? (EMPTY_VALUES[type] ?? {}) : undefined;
  });

/**
 * Completes unfinished data, so that a view finds every field that it needs: fills in defaults and
 * empty required fields, and drops values that have not chosen one of several groups yet, except items.
 */
export const withDefaults = (data: unknown, file: Field): unknown =>
  mapValues(file, data, (value, field, path) => {
    if (isGroup(value) && !chosenField(field, value)) return isItem(path) ? value : undefined;
    if (value !== undefined) return value;
    const { isOptional, default: first = isOptional ? undefined : EMPTY_VALUES[typeOf(field)] } =
      field;
    return first === undefined ? undefined : withDefaults(first, field);
  });

/** Merges two data; fields of `after` replace those of `before`. */
export function deepMerge(before: unknown, after: unknown): unknown {
  if (after === undefined) return before;
  if (!isGroup(before) || !isGroup(after)) return after;
  const fields = Object.entries(after).map(([name, value]) => [
    name,
    deepMerge(before[name], value),
  ]);
  return { ...before, ...Object.fromEntries(fields) };
}
