import { slug } from 'github-slugger';
import { isGroup } from '#content/data';
import { type Field, valueAt } from '#content/fields';
import { textOf } from './values.ts';

/** Longest generated id, in characters. */
const MAX_ID_LENGTH = 50;

/** Converts a text to an id: `Ọjọ́ Ìsinmi` becomes `ojo-isinmi`. */
function idFromText(text: string): string {
  const letters = slug(text.normalize('NFKD').replace(/\p{M}/gu, ''));
  const plain = letters.replace(/[^a-z0-9-]/g, '').replace(/^[^a-z]+/, '');
  // Cuts at a word boundary.
  const [words = plain.slice(0, MAX_ID_LENGTH)] =
    new RegExp(`^.{1,${MAX_ID_LENGTH}}(?=-|$)`).exec(plain) ?? [];
  return words.replace(/-+$/, '');
}

/** Makes an id unique by `-no-2`, because pages number their own parts: `part-2`. */
function freeItemId(words: string, usedIds: ReadonlySet<string>, reserved = '(?!)'): string {
  const isReserved = new RegExp(reserved);
  const isUsed = (id: string) => usedIds.has(id) || isReserved.test(id);
  // If the numbered ids are reserved too, as for `footer-links`, a prefix is the only way out.
  const base = isReserved.test(`${words}-no-2`) ? `about-${words}` : words;
  let id = base;
  for (let count = 2; isUsed(id); count++) id = `${base}-no-${count}`;
  return id;
}

/**
 * Gives each item of a list an id. An id that is not kept is made from the text of its item. Of two
 * items with the same id, the first in the list keeps it.
 * @param isKept whether an id must stay; one that was never published still follows the text
 */
export function withIds(
  items: readonly unknown[],
  { fields = {} }: Field,
  isKept: (id: string) => boolean,
): readonly unknown[] {
  const [id, field] = Object.entries(fields).find(([, { madeFrom }]) => madeFrom) ?? [];
  if (id === undefined || !field?.madeFrom) return items;
  const { madeFrom: from, reserved } = field;
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
    return { [id]: '', ...item, [id]: newId };
  });
}
