import { slug } from 'github-slugger';
import { type JsonSchema, valueAt } from '#content/fields';
import { isData, textOf } from '../values.ts';

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
 * The items of a list, each with an id: one that stays, or one that is made from the words of the
 * item. Of two with one id, as after two people have added one, the second gets another one.
 * @param schema of an item
 * @param isKept whether an id stays; one that nobody has seen yet follows the words of its item
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
    if (!isData(item) || stays(index)) return item;
    const newId = freeId(wordsOf(textOf(item[from])) || from, usedIds, reserved);
    usedIds.add(newId);
    return { ...item, [id]: newId };
  });
}
