import { type JsonSchema, type Path, schemaAt } from '#content/fields';
import { parseMarkdown } from '#content/reading';
import type { TextFiles } from '../store/files/text-files.ts';
import { itemName } from './fields.ts';
import { labelOf } from './labels.ts';
import { choiceOf, chosenIn, isData } from './values.ts';

/** The items of a list; none for what is none. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A list with an item at another place. */
export const moved = (list: readonly unknown[], from: number, to: number): unknown[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, list[from]);

/** The schema of an item, and what its kind is called where it has one. */
export function itemSchema(
  items: JsonSchema,
  item: unknown,
): { schema: JsonSchema; by?: string; kind?: string } {
  const choice = choiceOf(items);
  if (!choice) return { schema: items };
  const { word, schema } = chosenIn(choice, item);
  return schema ? { schema, by: choice.by, kind: labelOf(word, schema) } : { schema: {} };
}

type Node = ReturnType<typeof parseMarkdown> | ReturnType<typeof parseMarkdown>['children'][number];

const textIn = (node: Node): string =>
  'children' in node ? node.children.map(textIn).join('') : 'value' in node ? node.value : '';

/** A line of a text, without signs of Markdown where it has them. */
export const lineWords = (line: string, { format = '' }: JsonSchema = {}): string =>
  /^(markdown|answer)$/.test(format) ? textIn(parseMarkdown(line)) : line;

const firstLine = (text: string, schema?: JsonSchema): string =>
  lineWords(text.trim().split('\n')[0] ?? '', schema);

const NAMING = /^(question|accountName|provider|service|heading|name|title|text|file)$/;

/** The first text of an item, which names it while it is folded; empty for none. */
function summaryOf(item: unknown, { properties = {} }: JsonSchema): string {
  if (typeof item === 'string') return firstLine(item);
  const values = isData(item) ? Object.entries(item) : [];
  for (const [name, value] of values)
    if (NAMING.test(name) && typeof value === 'string' && value !== '')
      return firstLine(value, properties[name]);
  return '';
}

/** What a file stores for the site alone: parts of addresses, codes, choices by their words. */
const STORED = /^(hidden|id|original|page|country|currency|focus)$/;

/** Some words of what is in a field, for while it is folded: of a list the titles of its items. */
export function itemWords(value: unknown, schema: JsonSchema, name: string): string {
  const { const: fixed, enum: choices, format = '' } = schema;
  if (choices || fixed !== undefined || STORED.test(format)) return '';
  if (choiceOf(schema)) return (isData(value) && itemSchema(schema, value).kind) || '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return firstLine(value, schema);
  const words = Array.isArray(value)
    ? value.map((item, index) => titleOf(schema, name, item, index))
    : Object.entries(isData(value) ? value : {}).map(([key, item]) =>
        itemWords(item, schemaAt(schema, [key], value) ?? {}, key),
      );
  return words.filter(Boolean).join(', ');
}

/** Of the words that name an item, in characters. */
const LONGEST = 60;

/** What an item is called: its kind, and its first words or its number. */
export function titleOf(list: JsonSchema, name: string, item: unknown, index: number): string {
  const { kind = '', schema } = itemSchema(list.items ?? {}, item);
  const line = summaryOf(item, schema);
  const words = line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
  const number = `${kind || (itemName(list, name) ?? '')} ${index + 1}`.trim();
  if (!words) return number;
  return kind && kind !== words ? `${kind}: ${words}` : words;
}

/** An item of a list within a file. */
export interface ListItem {
  path: string;
  /** Where the list is in the data of the file, and which of its items it is. */
  list: Path;
  index: number;
  schema: JsonSchema;
  items: readonly unknown[];
  title: string;
}

/** The items in which a field stands, the innermost first. */
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
