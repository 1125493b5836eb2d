import { isGroup } from '#content/data';
import {
  chosenField,
  type Field,
  fieldAt,
  isKindIn,
  type Kind,
  type Path,
  valueAt,
  wordsOfKey,
} from '#content/fields';
import { withoutFormatting } from '../store/data/without-formatting.ts';
import type { OpenProject } from '../store/files/open-project.ts';

/** The items of a list; an empty list for any other value. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A list with one item moved. */
export const moveItem = <Item>(list: readonly Item[], from: number, to: number): Item[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

const firstLine = (text: string, kind?: Kind): string =>
  withoutFormatting(text.trim().split('\n')[0] ?? '', kind);

/** Whether people cannot read the values of a kind as they are stored. */
const isCode = (kind: Kind) => isKindIn(kind, 'choices', 'references', 'internal');

/** The first text of an item, which names it while it is collapsed; empty if there is none. */
function summaryOf(item: unknown, fields: Field['fields'] = {}): string {
  if (typeof item === 'string') return firstLine(item);
  for (const [name, { kind }] of Object.entries(fields)) {
    const value = !isCode(kind) && valueAt(item, [name]);
    if (typeof value === 'string' && value !== '') return firstLine(value, kind);
  }
  return '';
}

/** A short text of a field for its collapsed form; for a list the titles of its items. */
export function previewWords(value: unknown, field: Field): string {
  if (isCode(field.kind)) return '';
  if (field.kind === 'choice') return (isGroup(value) && chosenField(field, value)?.label) || '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return firstLine(value, field.kind);
  const words = Array.isArray(value)
    ? itemTitles(field, value)
    : Object.entries(isGroup(value) ? value : {}).map(([name, inner]) => {
        const within = fieldAt(field, [name], value);
        return within ? previewWords(inner, within) : '';
      });
  return words.filter(Boolean).join(' · ');
}

/** Longest title of an item, in characters. */
const MAX_ITEM_TITLE = 60;

/**
 * What tells an item apart from others with the same title: the first value that none of them has,
 * such as the bank of an account.
 */
function distinction(item: unknown, others: readonly unknown[], fields: Field['fields'] = {}) {
  for (const [name, { kind }] of Object.entries(fields)) {
    const value = valueAt(item, [name]);
    const isOwn =
      !isKindIn(kind, 'references', 'internal') &&
      others.every((same) => valueAt(same, [name]) !== value);
    if (typeof value === 'string' && value !== '' && isOwn) return firstLine(value, kind);
  }
  return '';
}

/** The title of an item by itself. */
export function itemTitle(list: Field | undefined, item: unknown, index: number): string {
  const field = list?.item;
  const chosen = field && chosenField(field, item);
  const line = summaryOf(item, chosen?.fields);
  const words = line.length > MAX_ITEM_TITLE ? `${line.slice(0, MAX_ITEM_TITLE)}…` : line;
  const kind = field?.kind === 'choice' ? (chosen?.label ?? '') : '';
  const number = `${kind || (field?.label ?? '')} ${index + 1}`.trim();
  if (!words) return number;
  return kind && kind !== words ? `${kind}: ${words}` : words;
}

/**
 * The titles of the items of a list: the kind of each, and its first words or its number. Of several
 * with the same title, each says which it is.
 */
export function itemTitles(list: Field | undefined, items: readonly unknown[]): string[] {
  const titles = items.map((item, index) => itemTitle(list, item, index));
  const byTitle = Map.groupBy(items.keys(), (index) => titles[index]);
  return titles.map((title, index) => {
    const others = (byTitle.get(title) ?? []).filter((at) => at !== index).map((at) => items[at]);
    if (others.length === 0 || !list?.item) return title;
    const item = items[index];
    const tells = distinction(item, others, chosenField(list.item, item)?.fields);
    return tells ? `${title}: ${tells}` : title;
  });
}

/**
 * The names of a field and of what it is in, from the file down: labels, and titles of items.
 * @param filled replaces variables
 */
export function namesOf(
  texts: OpenProject,
  path: string,
  keys: Path,
  filled = <Value>(value: Value) => value,
): string[] {
  return keys.map((key, index) => {
    const here = keys.slice(0, index + 1);
    if (typeof key !== 'number') return texts.field(path, here)?.label ?? wordsOfKey(String(key));
    const list = keys.slice(0, index);
    const field = texts.field(path, list);
    const titles = itemTitles(field, filled(itemsOf(texts.value(path, list))));
    // A new item is in the file from its first letter on.
    return titles[key] ?? itemTitle(field, undefined, key);
  });
}

/** The list items that contain a field, the innermost first. */
export function itemsAround(texts: OpenProject, path: string, keys: Path) {
  return keys
    .flatMap((key, at) => {
      const list = keys.slice(0, at);
      const field = texts.field(path, list);
      const items = itemsOf(texts.value(path, list));
      if (typeof key !== 'number' || !field || key >= items.length) return [];
      const title = itemTitles(field, items)[key] ?? '';
      return [{ path, list, index: key, field, items, title }];
    })
    .reverse();
}

/** An item of a list within a file. */
export type ListItem = ReturnType<typeof itemsAround>[number];
