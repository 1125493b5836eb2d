import { type Field, fieldAt, type Path, valueAt } from '#content/fields';

/**
 * The days of tests that a change makes invalid, such as that of a test payment to an account whose
 * number has changed.
 * @param keys of the changed field
 * @param file the field of the whole file
 */
export function oldTestDays(data: unknown, before: unknown, keys: Path, file: Field) {
  if (valueAt(data, keys) === valueAt(before, keys)) return [];
  const changed = `/${keys.filter((key) => typeof key !== 'number').join('.')}.`;
  const daysIn = (group: Path, isTested: (tested: string) => boolean): Path[] =>
    Object.entries(fieldAt(file, group, data)?.fields ?? {})
      .filter(([, { testedFields }]) => testedFields?.some(isTested))
      .map(([name]) => [...group, name]);
  return [
    ...daysIn(keys.slice(0, -1), (tested) => tested === keys.at(-1)),
    ...Object.keys(file.fields ?? {}).flatMap((group) =>
      daysIn([group], (tested) => changed.startsWith(`${tested}.`)),
    ),
  ].filter((day) => valueAt(data, day) !== undefined);
}
