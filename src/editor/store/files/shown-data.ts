import { isEmpty, isGroup } from '#content/data';
import { chosenField, type Field, fieldOf, mapValues, type Path } from '#content/fields';
import { checkedData } from '#content/project';
import { memoizeByObject, type TextFile, writtenData } from '#content/reading';

/** Empty values of required fields, by their types. */
const EMPTY_VALUES: Record<string, unknown> = { string: '', boolean: false, array: [], object: {} };

/** The value of a required field that has none: an empty one, or the first of its words. */
function emptyValue(field: Field): unknown {
  const [{ type, words } = field] = field.kind === 'choice' ? field.options.values() : [];
  return (type === 'string' && words?.[0]) || EMPTY_VALUES[type];
}

/** Whether a value is an item: it keeps its place, because the index leads to its fields. */
const isItem = (path: Path) => typeof path.at(-1) === 'number';

const typeOfValue = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/**
 * Removes what views cannot show: empty optional fields, and values whose type is not that of their
 * field, or none of its words; of an item only what is in it.
 */
const withoutWrongTypes = (data: unknown, file: Field): unknown =>
  mapValues(file, data, (value, field, path) => {
    const { type, words } = field;
    const actual = typeOfValue(value);
    const isOfType = type === 'any' ? !['array', 'null'].includes(actual) : actual === type;
    const isRight = isOfType && (words?.includes(String(value)) ?? true);
    if (!isRight) return isItem(path) ? (emptyValue(field) ?? {}) : undefined;
    return field.isOptional && isEmpty(value) ? undefined : value;
  });

/**
 * Completes unfinished data, so that a view finds every field that it needs: fills in defaults and
 * empty required fields, also in place of values that have not chosen one of several groups yet,
 * except items.
 */
const withDefaults = (data: unknown, file: Field): unknown =>
  mapValues(file, data, (value, field, path) => {
    if (value !== undefined && (isItem(path) || chosenField(field, value))) return value;
    const { isOptional, default: first = isOptional ? undefined : emptyValue(field) } = field;
    return first === undefined ? undefined : withDefaults(first, field);
  });

/** Merges two data; fields of `after` replace those of `before`. */
function deepMerge(before: unknown, after: unknown): unknown {
  if (after === undefined) return before;
  if (!isGroup(before) || !isGroup(after)) return after;
  const fields = Object.entries(after).map(([name, value]) => [
    name,
    deepMerge(before[name], value),
  ]);
  return { ...before, ...Object.fromEntries(fields) };
}

const NOTHING = {};

const shownWith = memoizeByObject((file: TextFile) =>
  memoizeByObject((original: object): object => {
    const field = fieldOf(file.schema);
    const data = checkedData(file).data ?? withoutWrongTypes(writtenData(file), field);
    return withDefaults(deepMerge(original, data), field) as object;
  }),
);

/**
 * The data of a file as shown: every field with the type of its schema, although its value may be
 * invalid, such as an empty text. Only blocks may lack fields: views take them from `pageBlocks`.
 * @param original the data of its original as shown, which has the texts that a translation lacks
 */
export const shownData = (file: TextFile, original: object = NOTHING): object =>
  shownWith(file)(original);
