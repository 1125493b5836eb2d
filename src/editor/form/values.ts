import { type JsonSchema, valueAt, type Path } from '#content/fields';

/** Whether a field may be left out. */
export function mayLack(parent: JsonSchema, name: string): boolean {
  const isFact = parent.properties?.[name]?.fact === 'required';
  return !isFact && !parent.required?.includes(name);
}

/** The schemas among which a field lets one choose. */
export interface Choice {
  /** The field that names the chosen schema: it is fixed in each. */
  by: string;
  /** The schemas, by the value of that field; one that is a word, such as `none`, has no fields. */
  schemas: Map<string, JsonSchema>;
}

/**
 * A choice between schemas, or undefined where a schema leaves none: `none`, or one of `to: email`,
 * `to: endpoint`.
 */
export function choiceOf({ anyOf, oneOf = [] }: JsonSchema): Choice | undefined {
  const options = (anyOf ?? oneOf).flatMap((option) => option.anyOf ?? option.oneOf ?? [option]);
  const objects = options.flatMap(({ properties }) => (properties ? [properties] : []));
  const by = Object.keys(objects[0] ?? {}).find((name) =>
    objects.every((properties) => typeof properties[name]?.const === 'string'),
  );
  if (!by) return undefined;
  const schemas = options.flatMap((option): [string, JsonSchema][] => {
    const word = option.const ?? option.properties?.[by]?.const;
    return typeof word === 'string' ? [[word, option]] : [];
  });
  return { by, schemas: new Map(schemas) };
}

/** The word by which a value names its schema, and that schema where there is one. */
export function chosenIn({ by, schemas }: Choice, value: unknown) {
  const chosen = typeof value === 'string' ? value : valueAt(value, [by]);
  const word = typeof chosen === 'string' ? chosen : '';
  return { word, schema: schemas.get(word) };
}

const PLACEHOLDER = /\[\[.*?\]\]/g;

/** Where the placeholder begins and ends that is around a place in a text, such as `[[name]]`. */
export function placeholderAt(text: string, at: number): [from: number, to: number] | undefined {
  for (const { 0: found, index } of text.matchAll(PLACEHOLDER))
    if (at > index && at < index + found.length) return [index, index + found.length];
  return undefined;
}

/** Fields with their values. */
export type Data = Record<string, unknown>;

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text; nothing of any other value. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether a value says nothing, however deep it is. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object') return value === undefined;
  return value === null || Object.values(value).every(isBlank);
}

/** What every field of a name says in some data, however deep it stands. */
export function valuesNamed(name: string, data: unknown): Set<unknown> {
  const values = new Set<unknown>();
  JSON.stringify(data, (key, value: unknown) => {
    if (key === name) values.add(value);
    return value;
  });
  return values;
}

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
