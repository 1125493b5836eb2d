import { isEmpty, isGroup } from '#content/data';
import { chosenField, type Field, fieldOf, mapValues, type Path } from '#content/fields';
import { checkedData } from '#content/project';
import { memoizeByObject, type TextFile, writtenData } from '#content/reading';

/** Empty values of required fields, by their types. */
const EMPTY_VALUES: Record<string, unknown> = { string: '', array: [], object: {} };

/** Whether a value is an item: it keeps its place, because the index leads to its fields. */
const isItem = (path: Path) => typeof path.at(-1) === 'number';

const typeOfValue = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/**
 * Removes what views cannot show: empty optional fields, and values whose type is not that of their
 * field; of an item only what is in it.
 */
const withoutWrongTypes = (data: unknown, file: Field): unknown =>
  mapValues(file, data, (value, field, path) => {
    const { type } = field;
    const actual = typeOfValue(value);
    const isRight = type === 'any' ? !['array', 'null'].includes(actual) : actual === type;
    if (!isRight) return isItem(path) ? (EMPTY_VALUES[type] ?? {}) : undefined;
    return field.isOptional && isEmpty(value) ? undefined : value;
  });

/**
 * Completes unfinished data, so that a view finds every field that it needs: fills in defaults and
 * empty required fields, and drops values that have not chosen one of several groups yet, except items.
 */
const withDefaults = (data: unknown, file: Field): unknown =>
  mapValues(file, data, (value, field, path) => {
    if (isGroup(value) && !chosenField(field, value)) return isItem(path) ? value : undefined;
    if (value !== undefined) return value;
    const {
      isOptional,
      type,
      default: first = isOptional ? undefined : EMPTY_VALUES[type],
    } = field;
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
 * The data of a file as shown: every field that a view needs, although texts may be invalid, such as
 * empty.
 * @param original the data of its original as shown, which has the texts that a translation lacks
 */
export const shownData = (file: TextFile, original: object = NOTHING): object =>
  shownWith(file)(original);
