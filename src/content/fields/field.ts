import type { z } from 'zod';
import { isGroup } from '../data/values.ts';
import { type FieldMeta, isKindIn, type SingleKind } from './field-meta.ts';
import { jsonSchema, type JsonSchema } from './json-schema.ts';

/** Keys and indexes that lead to a value. */
export type Path = readonly PropertyKey[];

/** What fields of every kind have. */
interface Details extends FieldMeta {
  /** Its label in forms: its title, or its key in words. Empty for a file. */
  label: string;
  /** The type of its values: `string`, `number`, `boolean`, `array`, `object`, or `any` of them. */
  type: string;
  /** Whether it may be missing in its group. */
  isOptional: boolean;
  /** Its value if it is missing. */
  default?: unknown;
  /** The minimum and maximum: of a text in characters, of a list in items. */
  min?: number | undefined;
  max?: number | undefined;
  /** The only values of a single one, if others are not allowed. */
  words?: readonly string[] | undefined;
}

/** Lets TypeScript narrow a field to one that contains no other fields. */
interface WithoutParts {
  fields?: undefined;
  item?: undefined;
}

/** A field of content/ with the fields in it, made from its zod schema. */
export type Field = Details &
  (
    | { kind: 'group'; fields: Readonly<Record<string, Field>>; item?: undefined }
    | { kind: 'list'; item: Field; fields?: undefined }
    /** One of several words or groups. A group has its word in the field `by`. */
    | ({ kind: 'choice'; by: string; options: ReadonlyMap<string, Field> } & WithoutParts)
    /** A single value. */
    | ({ kind: SingleKind } & WithoutParts)
  );

/** A value that no schema describes, such as a field of a removed feature. */
const UNKNOWN: Field = { kind: 'hidden', label: '', type: 'any', isOptional: false };

/** A key in words: `Sign up form` for `signUpForm`. */
export function wordsOfKey(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The kinds by JSON Schema type, or by the format of zod's own string schemas. */
const KINDS_OF_TYPES: Readonly<Record<string, SingleKind>> = {
  boolean: 'flag',
  integer: 'number',
  string: 'text',
  date: 'day',
  email: 'email',
};

function singleFrom(schema: JsonSchema): { kind: SingleKind; words?: readonly string[] } {
  const { kind, type = '', format = type, const: fixed, enum: words } = schema;
  if (kind) return { kind };
  if (words) return { kind: 'word', words };
  if (fixed === undefined) return { kind: KINDS_OF_TYPES[format] ?? 'hidden' };
  return typeof fixed === 'string'
    ? { kind: 'constant', words: [fixed] }
    : { kind: 'flag', words: ['true'] };
}

/** The alternatives of a schema, also those within one of them. */
const alternativesIn = ({
  anyOf,
  oneOf = [],
}: Partial<Record<'anyOf' | 'oneOf', JsonSchema[] | undefined>>): JsonSchema[] =>
  (anyOf ?? oneOf).flatMap((option): JsonSchema[] =>
    option.anyOf || option.oneOf ? alternativesIn(option) : [option],
  );

function choiceFrom(alternatives: readonly JsonSchema[], isOptional: boolean) {
  const groups = alternatives.flatMap(({ properties }) => (properties ? [properties] : []));
  const isWord = (key: string) => groups.every((group) => typeof group[key]?.const === 'string');
  const [first] = groups;
  const by = first ? Object.keys(first).find(isWord) : '';
  if (by === undefined)
    throw new Error(
      `Give the groups of this choice a field with a word of its own in each, or forms cannot tell them apart: ${groups.map((group) => Object.keys(group).join(', ')).join(' | ')}`,
    );
  const options = alternatives.map((option) => {
    const word = String(option.const ?? option.properties?.[by]?.const);
    return [word, fieldFrom(option, word, isOptional)] as const;
  });
  return { kind: 'choice', by, options: new Map(options) } as const;
}

/** @param key of the field in its group, or the word that chooses it; empty for a file */
function fieldFrom(schema: JsonSchema, key: string, isOptional = false): Field {
  const { properties, required = [], items, anyOf, oneOf, ...own } = schema;
  const { minLength, minimum = minLength, minItems: min = minimum } = schema;
  const { maxLength, maximum = maxLength, maxItems: max = maximum } = schema;
  const type = schema.type === 'integer' ? 'number' : (schema.type ?? 'any');
  const label = own.title ?? wordsOfKey(key);
  const details = { ...own, label, type, isOptional, min, max };
  const alternatives = alternativesIn({ anyOf, oneOf });
  if (alternatives.length > 0) return { ...details, ...choiceFrom(alternatives, isOptional) };
  if (items) {
    const item = fieldFrom(items, key.endsWith('s') ? key.slice(0, -1) : '');
    return { ...details, kind: 'list', item };
  }
  if (!properties) return { ...details, ...singleFrom(schema) };
  const fields = Object.entries(properties).map(([name, field]) => {
    const mayMiss = field.fact !== 'required' && !required.includes(name);
    return [name, fieldFrom(field, name, mayMiss)] as const;
  });
  return { ...details, kind: 'group', fields: Object.fromEntries(fields) };
}

const known = new WeakMap<z.ZodType, Field>();

/** The fields of a content file; one hidden field if there is no schema. */
export function fieldOf(schema: z.ZodType | undefined): Field {
  if (!schema) return UNKNOWN;
  const field = known.get(schema) ?? fieldFrom(jsonSchema(schema), '');
  known.set(schema, field);
  return field;
}

/** Whether a field is a text to translate, unlike an address, a file name or the name of a place. */
export const isWords = ({ kind }: Field): boolean => isKindIn(kind, 'words', 'markdown');

/** Whether a field is plain text to translate: no Markdown. */
export const isProse = ({ kind }: Field): boolean => isKindIn(kind, 'words');

/**
 * The fields directly within a field, whatever its value, with their keys; the key of an item is 0.
 */
export function fieldsWithin(field: Field): [key: string | 0 | undefined, Field][] {
  if (field.kind === 'choice')
    return [...field.options.values()].map((option) => [undefined, option]);
  return field.item ? [[0, field.item]] : Object.entries(field.fields ?? {});
}

/** The value at a path; undefined if there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key): unknown =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  );
}

/**
 * The option that a value has chosen, undefined if none. A field of another kind is its own option.
 */
export function chosenField(field: Field, value: unknown): Field | undefined {
  if (field.kind !== 'choice') return field;
  const word = typeof value === 'string' ? value : valueAt(value, [field.by]);
  return typeof word === 'string' ? field.options.get(word) : undefined;
}

/** The field at a key of a value; undefined if its schema has no such field. */
function fieldIn(field: Field, key: PropertyKey, value: unknown): Field | undefined {
  const chosen = chosenField(field, value);
  return typeof key === 'number' ? chosen?.item : chosen?.fields?.[String(key)];
}

/** The field at a path; undefined if there is none. */
export function fieldAt(
  field: Field | undefined,
  [key, ...path]: Path,
  value: unknown,
): Field | undefined {
  if (!field || key === undefined) return field;
  return fieldAt(fieldIn(field, key, value), path, valueAt(value, [key]));
}

/** A value of a file, and its field. */
export interface FieldValue {
  path: Path;
  /** Undefined if it is missing. */
  value: unknown;
  field: Field;
}

/** The names of the fields that a group has or may have, in the order of its schema. */
const namesIn = (field: Field, group: Readonly<Record<string, unknown>>) =>
  new Set([...Object.keys(chosenField(field, group)?.fields ?? {}), ...Object.keys(group)]);

/** Yields every field of a value, parents before children, also those that are missing. */
export function* fieldsOf(field: Field, value: unknown, path: Path = []): Generator<FieldValue> {
  yield { path, value, field };
  const keys = Array.isArray(value) ? value.keys() : namesIn(field, isGroup(value) ? value : {});
  for (const key of keys)
    yield* fieldsOf(fieldIn(field, key, value) ?? UNKNOWN, valueAt(value, [key]), [...path, key]);
}

const isThere = (value: unknown) => value !== undefined;

/**
 * Maps every value of a field, children before parents, including missing fields of groups. Removes
 * a value that becomes undefined. Sorts the fields of each group as its schema does.
 */
export function mapValues(
  field: Field,
  value: unknown,
  change: (value: unknown, field: Field, path: Path) => unknown,
  path: Path = [],
): unknown {
  const inside = (key: PropertyKey, inner: unknown) =>
    mapValues(fieldIn(field, key, value) ?? UNKNOWN, inner, change, [...path, key]);
  if (Array.isArray(value)) {
    const items = value.map((item, index) => inside(index, item)).filter(isThere);
    return change(items, field, path);
  }
  if (!isGroup(value)) return change(value, field, path);
  const all = [...namesIn(field, value)].map((name) => [name, inside(name, value[name])] as const);
  const group = Object.fromEntries(all.filter(([, inner]) => isThere(inner)));
  return change(group, field, path);
}
