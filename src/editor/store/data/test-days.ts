import { isSame } from '#content/data';
import { type Field, fieldAt, fieldsOf, type Path, valueAt } from '#content/fields';

/** A path as `testedFields` name it, without the places of items. */
const nameOf = (path: Path) => `/${path.filter((key) => typeof key !== 'number').join('.')}`;

/**
 * The days of tests that a change makes invalid, such as that of a test payment to an account whose
 * number has changed, each with the day to set: the published one if all that it tested is as
 * published again, otherwise none.
 * @param keys of the changed field
 * @param file the field of the whole file
 */
export function changedTestDays(
  { data, before, published }: Record<'data' | 'before' | 'published', unknown>,
  keys: Path,
  file: Field,
): { keys: Path; day: unknown }[] {
  if (valueAt(data, keys) === valueAt(before, keys)) return [];
  const changed = `${nameOf(keys)}.`;
  const daysIn = (group: Path, isTested: (tested: string) => boolean): Path[] =>
    Object.entries(fieldAt(file, group, data)?.fields ?? {})
      .filter(([, { testedFields }]) => testedFields?.some(isTested))
      .map(([name]) => [...group, name]);
  const valuesIn = (all: unknown, tested: string) =>
    [...fieldsOf(file, all)]
      .filter(({ path }) => nameOf(path) === tested)
      .map(({ value }) => value);
  /** Whether the value of a tested field went with an item or a group. */
  const isLost = (tested: string) => {
    if (!tested.startsWith(changed)) return false;
    const left = valuesIn(data, tested);
    return valuesIn(before, tested).some((value) => value !== undefined && !left.includes(value));
  };
  const publishedDay = (day: Path) => {
    const { testedFields = [] } = fieldAt(file, day, data) ?? {};
    const isBack = testedFields.every((tested) => {
      const valueIn = (all: unknown) =>
        tested.startsWith('/')
          ? valuesIn(all, tested)
          : valueAt(all, [...day.slice(0, -1), tested]);
      return isSame(valueIn(data), valueIn(published));
    });
    return isBack ? valueAt(published, day) : undefined;
  };
  return [
    ...daysIn(keys.slice(0, -1), (tested) => tested === keys.at(-1)),
    ...Object.keys(file.fields ?? {}).flatMap((group) =>
      daysIn([group], (tested) => changed.startsWith(`${tested}.`) || isLost(tested)),
    ),
  ]
    .map((day) => ({ keys: day, day: publishedDay(day) }))
    .filter((next) => valueAt(data, next.keys) !== next.day);
}
