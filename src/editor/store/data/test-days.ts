import { type Field, fieldAt, type Path, valueAt } from '#content/fields';
import { withValue } from './values.ts';

/**
 * Clears the day of a test if the tested field has changed, such as the number of an account.
 * @param keys of the field
 * @param field of the file
 */
export function withoutOldTestDay(data: unknown, before: unknown, keys: Path, field: Field) {
  if (valueAt(data, keys) === valueAt(before, keys)) return data;
  const [group, name] = [keys.slice(0, -1), String(keys.at(-1))];
  const siblings = Object.entries(fieldAt(field, group, data)?.fields ?? {});
  const day = siblings.find(([, { testedFields }]) => testedFields?.includes(name))?.[0];
  return day ? withValue(data, [...group, day], undefined) : data;
}
