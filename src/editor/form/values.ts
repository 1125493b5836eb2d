import { type JsonSchema, valueAt, type Path } from '#content/fields';
import { withoutLineEnds, withoutMarks } from '#content/text';
import { withIds } from './choices/ids.ts';

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

/** A host as people type it: labels with dots between, the last one of letters. */
const HOST = /^([\p{L}\p{N}-]+\.)+\p{L}{2,}(?=$|[/?#])/u;

/** Endings of files, which no host has: perhaps a page of this site is meant. */
const FILE = /^[^/]*\.(html?|php|pdf|jpe?g|png|svg|webp|mp3)$/i;

/**
 * An address with `https://` before it, if that was left out, as in `forms.gle/abc`. Anything else
 * stays as it is, such as a path of the site or an email address.
 */
export function fullAddress(typed: string): string {
  const text = typed.trim();
  return HOST.test(text) && !FILE.test(text) ? `https://${text}` : typed;
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

/** The schema that the data of a choice has. */
function chosenSchema(schema: JsonSchema, value: unknown): JsonSchema {
  const choice = choiceOf(schema);
  return choice ? (chosenIn(choice, value).schema ?? {}) : schema;
}

/** A name that has nothing after its colon is no field. */
const isThere = (value: unknown) => value !== null && value !== undefined;

/** Whether somebody has left a field alone: there is something empty for it. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isData(value) && Object.keys(value).length === 0;
}

/**
 * A text without what other programs copy along. Prose keeps its joiners, which some letters and
 * emoji are made with; only prose has a longest length.
 */
function tidiedText(text: string, { format = '', maxLength }: JsonSchema): string {
  if (format === 'markdown') return withoutLineEnds(text).trim();
  if (/^(address|page)$/.test(format)) return fullAddress(withoutMarks(text));
  return maxLength === undefined ? withoutMarks(text) : withoutLineEnds(text);
}

/**
 * The data of a content file as it is written: what may be left out and is empty is left out, and
 * addresses are completed, see {@link fullAddress}.
 * @param unfinished whether that holds for what is required too, as in a language that nobody sees
 * yet
 */
export function tidied(data: unknown, schema: JsonSchema, unfinished = false): unknown {
  const { items = {} } = schema;
  if (typeof data === 'string' && schema.type === 'string') return tidiedText(data, schema);
  if (Array.isArray(data))
    return withIds(data.filter(isThere), items).map((item) => tidied(item, items, unfinished));
  const choice = choiceOf(schema);
  const values = choice && typeof data === 'string' ? { [choice.by]: data } : data;
  if (!isData(values)) return values;
  const object = chosenSchema(schema, values);
  if (typeof object.const === 'string') return object.const;
  const { properties } = object;
  // In the order of the schema, for what is new. What was filled in for another choice before stays
  // behind.
  const entries = Object.keys(properties ?? values)
    .filter((name) => isThere(values[name]))
    .map((name) => [name, tidied(values[name], properties?.[name] ?? {}, unfinished)] as const)
    .filter(([name, value]) => {
      const off = properties?.[name]?.const === true && value === false;
      return !off && !(properties && (unfinished || mayLack(object, name)) && isEmpty(value));
    });
  return Object.fromEntries(entries);
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
