import { slug } from 'github-slugger';
import { isGroup } from '#content/data';
import { type JsonSchema, valueAt } from '#content/fields';
import { textOf } from './values.ts';

/** Longest generated id, in characters. */
const MAX_ID_LENGTH = 50;

/**
 * The generated id field of a schema: its name, the field whose text it is made from, and a regular
 * expression of ids that pages use themselves; undefined if it has none.
 */
function idField({ properties = {} }: JsonSchema) {
  return Object.entries(properties)
    .map(([id, { madeFrom: from = '', reserved }]) => ({ id, from, reserved }))
    .find(({ from }) => from !== '');
}

/** Converts a text to an id: `Ọjọ́ Ìsinmi` becomes `ojo-isinmi`. */
function idFromText(text: string): string {
  const letters = slug(text.normalize('NFKD').replace(/\p{M}/gu, ''));
  const plain = letters.replace(/[^a-z0-9-]/g, '').replace(/^[^a-z]+/, '');
  // Cuts at a word boundary.
  const [words = plain.slice(0, MAX_ID_LENGTH)] =
    new RegExp(`^.{1,${MAX_ID_LENGTH}}(?=-|$)`).exec(plain) ?? [];
  return words.replace(/-+$/, '');
}

/** Makes an id unique by `-no-2`, because pages give `-2` to the second occurrence of an event. */
function freeItemId(words: string, usedIds: ReadonlySet<string>, reserved = '(?!)'): string {
  const isReserved = new RegExp(reserved);
  const isUsed = (id: string) => usedIds.has(id) || isReserved.test(id);
  let id = words;
  for (let count = 2; isUsed(id); count++) id = `${words}-no-${count}`;
  return id;
}

/**
 * Gives each item of a list an id. An id that is not kept is made from the text of its item. Of two
 * items with the same id, the first in the list keeps it.
 * @param schema the schema of an item
 * @param isKept whether an id must stay; one that was never published still follows the text
 */
export function withIds(
  items: readonly unknown[],
  schema: JsonSchema,
  isKept: (id: string) => boolean,
): readonly unknown[] {
  const field = idField(schema);
  if (!field) return items;
  const { id, from, reserved } = field;
  const ids = items.map((item) => textOf(valueAt(item, [id])));
  const stays = (index: number) => {
    const known = ids[index] ?? '';
    return known !== '' && isKept(known) && ids.indexOf(known) === index;
  };
  const usedIds = new Set(ids.filter((_, index) => stays(index)));
  return items.map((item, index) => {
    if (!isGroup(item) || stays(index)) return item;
    const newId = freeItemId(idFromText(textOf(item[from])) || from, usedIds, reserved);
    usedIds.add(newId);
    return { ...item, [id]: newId };
  });
}
