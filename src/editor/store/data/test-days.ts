import { type Field, fieldAt, fieldsOf, type Path, valueAt } from '#content/fields';

/** A path as `testedFields` name it, without the places of items. */
const nameOf = (path: Path) => `/${path.filter((key) => typeof key !== 'number').join('.')}`;

/**
 * The days of tests that a change makes invalid, such as that of a test payment to an account whose
 * number has changed.
 * @param keys of the changed field
 * @param file the field of the whole file
 */
export function oldTestDays(data: unknown, before: unknown, keys: Path, file: Field) {
  if (valueAt(data, keys) === valueAt(before, keys)) return [];
  const changed = `${nameOf(keys)}.`;
  const daysIn = (group: Path, isTested: (tested: string) => boolean): Path[] =>
    Object.entries(fieldAt(file, group, data)?.fields ?? {})
      .filter(([, { testedFields }]) => testedFields?.some(isTested))
      .map(([name]) => [...group, name]);
  /** Whether the value of a tested field went with an item or a group. */
  const isLost = (tested: string) => {
    if (!tested.startsWith(changed)) return false;
    const valuesIn = (all: unknown) =>
      [...fieldsOf(file, all)].filter(({ path }) => nameOf(path) === tested);
    const left = valuesIn(data).map(({ value }) => value);
    return valuesIn(before).some(({ value }) => value !== undefined && !left.includes(value));
  };
  return [
    ...daysIn(keys.slice(0, -1), (tested) => tested === keys.at(-1)),
    ...Object.keys(file.fields ?? {}).flatMap((group) =>
      daysIn([group], (tested) => changed.startsWith(`${tested}.`) || isLost(tested)),
    ),
  ].filter((day) => valueAt(data, day) !== undefined);
}
