import { isGroup } from '#content/data';
import { type JsonSchema, type Path, schemaAt, valueAt } from '#content/fields';
import { labelOf } from '../store/data/labels.ts';
import { unionOf, chosenIn } from '../store/data/values.ts';
import { withoutFormatting } from '../store/data/without-formatting.ts';
import type { TextFiles } from '../store/files/text-files.ts';
import { itemName } from './fields.ts';

/** The items of a list; an empty list for any other value. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A list with one item moved. */
export const moveItem = <Item>(list: readonly Item[], from: number, to: number): Item[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

/** The schema of an item; if items have kinds, also the field and the label of its kind. */
export function itemSchema(
  items: JsonSchema,
  item: unknown,
): { schema: JsonSchema; by?: string; kind?: string } {
  const union = unionOf(items);
  if (!union) return { schema: items };
  const { word, schema } = chosenIn(union, item);
  return schema ? { schema, by: union.discriminator, kind: labelOf(word, schema) } : { schema: {} };
}

const firstLine = (text: string, schema?: JsonSchema): string =>
  withoutFormatting(text.trim().split('\n')[0] ?? '', schema);

/** Formats of values that say nothing to people: ids, addresses of pages, codes, names of files. */
const STORED = /^(hidden|id|original|page|country|currency|focus|picture)$/;

/** Whether the value of a field says something to people as it is stored. */
const isReadable = ({ const: fixed, enum: choices, format = '' }: JsonSchema): boolean =>
  !choices && fixed === undefined && !STORED.test(format);

/** The text that names an item while it is collapsed, its first one; empty if there is none. */
function summaryOf(item: unknown, { properties = {} }: JsonSchema): string {
  if (typeof item === 'string') return firstLine(item);
  for (const [name, schema] of Object.entries(properties)) {
    const value = isReadable(schema) && valueAt(item, [name]);
    if (typeof value === 'string' && value !== '') return firstLine(value, schema);
  }
  return '';
}

/** A short text of a field for its collapsed form; for a list the titles of its items. */
export function previewWords(value: unknown, schema: JsonSchema, name: string): string {
  if (!isReadable(schema)) return '';
  if (unionOf(schema)) return (isGroup(value) && itemSchema(schema, value).kind) || '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return firstLine(value, schema);
  const words = Array.isArray(value)
    ? value.map((item, index) => titleOf(schema, name, item, index))
    : Object.entries(isGroup(value) ? value : {}).map(([key, item]) =>
        previewWords(item, schemaAt(schema, [key], value) ?? {}, key),
      );
  return words.filter(Boolean).join(' · ');
}

/** Longest title of an item, in characters. */
const MAX_ITEM_TITLE = 60;

/** The title of an item: its kind, and its first words or its number. */
export function titleOf(list: JsonSchema, name: string, item: unknown, index: number): string {
  const { kind = '', schema } = itemSchema(list.items ?? {}, item);
  const line = summaryOf(item, schema);
  const words = line.length > MAX_ITEM_TITLE ? `${line.slice(0, MAX_ITEM_TITLE)}…` : line;
  const number = `${kind || (itemName(list, name) ?? '')} ${index + 1}`.trim();
  if (!words) return number;
  return kind && kind !== words ? `${kind}: ${words}` : words;
}

/** An item of a list within a file. */
export interface ListItem {
  path: string;
  /** The path of the list in the data of the file, and the index of the item. */
  list: Path;
  index: number;
  schema: JsonSchema;
  items: readonly unknown[];
  title: string;
}

/** The list items that contain a field, the innermost first. */
export function itemsAround(texts: TextFiles, path: string, keys: Path): ListItem[] {
  return keys
    .flatMap((key, at): ListItem[] => {
      const list = keys.slice(0, at);
      const schema = texts.schema(path, list);
      const items = itemsOf(texts.value(path, list));
      if (typeof key !== 'number' || !schema || key >= items.length) return [];
      const title = titleOf(schema, String(list.at(-1)), items[key], key);
      return [{ path, list, index: key, schema, items, title }];
    })
    .reverse();
}
