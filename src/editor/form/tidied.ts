import type { JsonSchema } from '#content/fields';
import { withoutLineEnds, withoutMarks } from '#content/text';
import { withIds } from './choices/ids.ts';
import { choiceOf, chosenIn, isData, mayLack } from './values.ts';

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
 * @param isKept see {@link withIds}
 */
export function tidied(
  data: unknown,
  schema: JsonSchema,
  unfinished = false,
  isKept: (id: string) => boolean = () => true,
): unknown {
  const { items = {} } = schema;
  const inner = (value: unknown, inside: JsonSchema = {}) =>
    tidied(value, inside, unfinished, isKept);
  if (typeof data === 'string' && schema.type === 'string') return tidiedText(data, schema);
  if (Array.isArray(data))
    return withIds(data.filter(isThere), items, isKept).map((item) => inner(item, items));
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
    .map((name) => [name, inner(values[name], properties?.[name])] as const)
    .filter(([name, value]) => {
      const off = properties?.[name]?.const === true && value === false;
      return !off && !(properties && (unfinished || mayLack(object, name)) && isEmpty(value));
    });
  return Object.fromEntries(entries);
}
