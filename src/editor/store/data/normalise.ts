import { isGroup } from '#content/data';
import type { JsonSchema } from '#content/fields';
import { withoutLineEnds, withoutMarks } from '#content/text';
import { withIds } from './ids.ts';
import { unionOf, chosenIn, isOptional } from './values.ts';

/** A host as people type it: labels separated by dots, the last of letters only. */
const HOST = /^([\p{L}\p{N}-]+\.)+\p{L}{2,}(?=$|[/?#])/u;

/** A file name, which looks like a host but may mean a page of this site. */
const FILE = /^[^/]*\.(html?|php|pdf|jpe?g|png|svg|webp|mp3)$/i;

/**
 * Adds `https://` to an address without it, such as `forms.gle/abc`. Returns anything else
 * unchanged, such as a path of the site or an email address.
 */
export function withHttps(typed: string): string {
  const text = typed.trim();
  return HOST.test(text) && !FILE.test(text) ? `https://${text}` : typed;
}

/** The schema that a value has chosen; the schema itself if it leaves no choice. */
function chosenSchema(schema: JsonSchema, value: unknown): JsonSchema {
  const union = unionOf(schema);
  return union ? (chosenIn(union, value).schema ?? {}) : schema;
}

/** False for a YAML key without a value. */
const hasValue = (value: unknown) => value !== null && value !== undefined;

/** Whether a value is empty: then the field was not filled in. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (value === undefined || value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isGroup(value) && Object.keys(value).length === 0;
}

/**
 * Removes the invisible characters that other programs copy along. Prose keeps its joiners, which
 * some scripts and emoji need.
 */
function normaliseText(text: string, schema: JsonSchema): string {
  const { format = '' } = schema;
  if (format === 'markdown') return withoutLineEnds(text).trim();
  if (/^(address|page)$/.test(format)) return withHttps(withoutMarks(text));
  return schema.isWords ? withoutLineEnds(text) : withoutMarks(text);
}

/**
 * Data as content files store them: without empty optional fields, with ids, and with
 * complete addresses.
 * @param options.isUnfinished whether empty required fields are left out too, as in a language that
 *   is not published yet
 * @param options.isKept whether an id must stay; any other follows the text of its item
 */
export function normalise(
  data: unknown,
  schema: JsonSchema,
  options: { isUnfinished?: boolean; isKept?: (id: string) => boolean } = {},
): unknown {
  const { isUnfinished = false, isKept = () => true } = options;
  const { items = {} } = schema;
  const inner = (value: unknown, inside: JsonSchema = {}) => normalise(value, inside, options);
  if (typeof data === 'string' && schema.type === 'string') return normaliseText(data, schema);
  if (Array.isArray(data))
    return withIds(data.filter(hasValue), items, isKept).map((item) => inner(item, items));
  const union = unionOf(schema);
  const values = union && typeof data === 'string' ? { [union.discriminator]: data } : data;
  if (!isGroup(values)) return values;
  const object = chosenSchema(schema, values);
  if (typeof object.const === 'string') return object.const;
  const { properties } = object;
  // Takes the order of the schema, and drops the fields of a choice that was made before.
  const entries = Object.keys(properties ?? values)
    .filter((name) => hasValue(values[name]))
    .map((name) => [name, inner(values[name], properties?.[name])] as const)
    .filter(([name, value]) => {
      const isUnchecked = properties?.[name]?.const === true && value === false;
      const mayMiss = properties && (isUnfinished || isOptional(object, name));
      return !isUnchecked && !(mayMiss && isEmpty(value));
    });
  return Object.fromEntries(entries);
}
