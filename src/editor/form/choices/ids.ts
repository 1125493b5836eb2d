import { slug } from 'github-slugger';
import { type JsonSchema, shapeOf, valueAt } from '#content/fields';

/** Longest id that is made, in characters. */
const LONGEST = 50;

interface IdField {
  id: string;
  /** The field from whose words it is made. */
  from: string;
  /** A regular expression of those that pages use themselves. */
  reserved: string | undefined;
}

/** The id of a schema; undefined where it has none. */
function idField({ properties = {} }: JsonSchema): IdField | undefined {
  return Object.entries(properties)
    .map(([id, { madeFrom: from = '', reserved }]) => ({ id, from, reserved }))
    .find(({ from }) => from !== '');
}

/** The words of a text in the letters of an address: `Ọjọ́ Ìsinmi` is `ojo-isinmi`. */
function wordsOf(text: string): string {
  const letters = slug(text.normalize('NFKD').replace(/\p{M}/gu, ''));
  const plain = letters.replace(/[^a-z0-9-]/g, '').replace(/^[^a-z]+/, '');
  // Whole words, as many as there is room for.
  const [words = plain.slice(0, LONGEST)] = new RegExp(`^.{1,${LONGEST}}(?=-|$)`).exec(plain) ?? [];
  return words.replace(/-+$/, '');
}

/** An id that no other item has. Not `-2`, which names the second time of a repeating date. */
function freeId(words: string, usedIds: ReadonlySet<string>, reserved = '(?!)'): string {
  const isReserved = new RegExp(reserved);
  const isTaken = (id: string) => usedIds.has(id) || isReserved.test(id);
  let id = words;
  for (let count = 2; isTaken(id); count++) id = `${words}-no-${count}`;
  return id;
}

/**
 * The items of a list, each with an id: what has one keeps it; otherwise it is made from the words
 * of the item. Of two with one id, as after duplicating an item, the second gets another one.
 * @param schema of an item
 */
export function withIds(items: readonly unknown[], schema: JsonSchema = {}): readonly unknown[] {
  const field = idField(schema);
  if (!field) return items;
  const { id, from, reserved } = field;
  const textIn = (item: unknown, name: string) => {
    const value = valueAt(item, [name]);
    return typeof value === 'string' ? value : '';
  };
  const usedIds = new Set(items.map((item) => textIn(item, id)));
  return items.map((item, index) => {
    const idText = textIn(item, id);
    const isFirst = items.findIndex((item) => textIn(item, id) === idText) === index;
    if (typeof item !== 'object' || (idText !== '' && isFirst)) return item;
    const newId = freeId(wordsOf(textIn(item, from)) || from, usedIds, reserved);
    usedIds.add(newId);
    return { ...item, [id]: newId };
  });
}

/**
 * Data in which items have no id that may still change: {@link withIds} makes another one.
 * @param isKept whether an id stays
 */
export function withoutIds(
  data: unknown,
  schema: JsonSchema,
  isKept: (id: unknown) => boolean,
): unknown {
  if (Array.isArray(data)) return data.map((item) => withoutIds(item, schema.items ?? {}, isKept));
  const { properties = {} } = shapeOf(schema, data);
  if (typeof data !== 'object' || data === null) return data;
  const { id } = idField({ properties }) ?? {};
  const entries = Object.entries(data)
    .filter(([name, value]) => name !== id || isKept(value))
    .map(([name, value]) => [name, withoutIds(value, properties[name] ?? {}, isKept)]);
  return Object.fromEntries(entries);
}
