import { isSame } from '#content/data';
import { type Field, fieldAt, fieldsOf, type Path, valueAt } from '#content/fields';

/** The tested fields within a field that have a value. */
const testedIn = (field: Field | undefined, value: unknown) =>
  (field ? [...fieldsOf(field, value)] : []).filter(
    (inner) => inner.field.testedBy && inner.value !== undefined,
  );

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
  const group = keys.slice(0, -1);
  const siblings = Object.entries(fieldAt(file, group, data)?.fields ?? {})
    .filter(([, { testedFields }]) => testedFields?.some((tested) => tested === keys.at(-1)))
    .map(([name]) => [...group, name]);
  const around = keys.map((_, index) => fieldAt(file, keys.slice(0, index + 1), data));
  const inside = testedIn(fieldAt(file, keys, before), valueAt(before, keys));
  const left = inside.length > 0 ? testedIn(file, data) : [];
  // Their values went with an item or a group.
  const lost = inside
    .filter(
      ({ field, value }) => !left.some((kept) => kept.field === field && kept.value === value),
    )
    .map(({ field }) => field);
  const names = new Set([...around, ...lost].map((field) => field?.testedBy));
  const seen = [...names].flatMap((name) => (name ? [['seen', name]] : []));
  const publishedDay = (day: Path) => {
    const testedOn = (all: unknown) => [
      ...(fieldAt(file, day, data)?.testedFields ?? []).map((tested) =>
        valueAt(all, [...day.slice(0, -1), tested]),
      ),
      ...testedIn(file, all)
        .filter(({ field }) => field.testedBy === day.at(-1))
        .map(({ value }) => value),
    ];
    return isSame(testedOn(data), testedOn(published)) ? valueAt(published, day) : undefined;
  };
  return [...siblings, ...seen]
    .map((day) => ({ keys: day, day: publishedDay(day) }))
    .filter((next) => valueAt(data, next.keys) !== next.day);
}
