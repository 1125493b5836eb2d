import { dequal } from 'dequal';
import { isEmpty, isGroup } from './values.ts';

/** Data without empty fields, and without spaces around texts. */
function comparable(data: unknown): unknown {
  if (typeof data === 'string') return data.trim();
  if (Array.isArray(data)) return data.map(comparable);
  if (!isGroup(data)) return data;
  const fields = Object.entries(data).map(([name, value]) => [name, comparable(value)] as const);
  return Object.fromEntries(fields.filter(([, value]) => !isEmpty(value)));
}

/** Whether two data are equal; an empty field equals a missing one. */
export function isSame(first: unknown, second: unknown): boolean {
  return dequal(comparable(first), comparable(second));
}

/** From this similarity on (0 to 1), two items count as versions of the same item. */
const ALIKE = 0.5;

/** How far the best match must be ahead of the second best to count as certain. */
const CLEARLY = 0.25;

/** How the items of two lists correspond. */
interface ItemMatches {
  /** For each item of `after` its index in `before`; undefined for a new item. */
  matches: (number | undefined)[];
  /** Indexes in `before` of items whose match is not certain. */
  unsure: ReadonlySet<number>;
}

const wordsIn = (value: unknown): string[] =>
  JSON.stringify(value ?? '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** How many of their words two values share, from 0 to 1 (the Sørensen–Dice coefficient). */
function wordsShared(before: unknown, after: unknown): number {
  const words = wordsIn(before);
  const left = wordsIn(after);
  const total = words.length + left.length;
  const shared = words.filter((word) => {
    const index = left.indexOf(word);
    return index >= 0 && left.splice(index, 1);
  });
  return total === 0 ? 1 : (2 * shared.length) / total;
}

/** How alike two items are, from 0 to 1: the mean of their fields. */
function likeness(before: unknown, after: unknown): number {
  if (!isGroup(before) || !isGroup(after)) return wordsShared(before, after);
  // Fields that are empty in both items are ignored.
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => name !== 'block' && wordsIn(before[name]).length + wordsIn(after[name]).length > 0,
  );
  const shared = names.map((name) => wordsShared(before[name], after[name]));
  return shared.reduce((sum, like) => sum + like, 0) / Math.max(1, names.length);
}

const hasId = (item: unknown) => isGroup(item) && item['id'] !== undefined;

/** Whether two matched items are versions of the same item, not two different items. */
export const isAlike = (before: unknown, after: unknown) =>
  hasId(before) || likeness(before, after) >= ALIKE;

/** Whether items have kept their order. @param matches for each item its earlier index */
export function isInOrder(matches: readonly (number | undefined)[]): boolean {
  const known = matches.filter((match) => match !== undefined);
  return known.every((match, index) => index === 0 || match > (known[index - 1] ?? 0));
}

/** Whether two items may correspond: same kind of block, and same id if either has one. */
function mayMatch(before: unknown, after: unknown): boolean {
  if (!isGroup(before) || !isGroup(after)) return isGroup(before) === isGroup(after);
  return before['block'] === after['block'] && before['id'] === after['id'];
}

/**
 * Matches each item with its earlier version or its original: by id if either has one, then by
 * equal content, then by likeness, then by its position between matched neighbours.
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): ItemMatches {
  const matches: (number | undefined)[] = after.map(() => undefined);
  const left = new Set(before.keys());
  const rest = () => [...after.keys()].filter((index) => matches[index] === undefined);
  const match = (index: number, old: number | undefined) => {
    if (old !== undefined && left.delete(old)) matches[index] = old;
  };
  const first = (index: number, isIt: (item: unknown) => boolean) =>
    [...left].find((old) => mayMatch(before[old], after[index]) && isIt(before[old]));
  for (const index of rest()) match(index, first(index, hasId));

  // Equal items at the start and the end of the lists match by position first.
  const isStill = (index: number, old: number) =>
    left.has(old) && matches[index] === undefined && isSame(before[old], after[index]);
  const shift = before.length - after.length;
  for (let index = 0; isStill(index, index); index += 1) match(index, index);
  for (let index = after.length - 1; isStill(index, index + shift); index -= 1)
    match(index, index + shift);
  for (const index of rest())
    match(
      index,
      first(index, (item) => isSame(item, after[index])),
    );

  const pairs = rest().flatMap((index) =>
    [...left]
      .filter((old) => mayMatch(before[old], after[index]))
      .map((old) => ({ index, old, like: likeness(before[old], after[index]) })),
  );
  const distance = ({ index, old }: { index: number; old: number }) => Math.abs(index - old);
  const nearest = pairs.toSorted((a, b) => b.like - a.like || distance(a) - distance(b));
  for (const { index, old, like } of nearest)
    if (like >= ALIKE && matches[index] === undefined) match(index, old);

  for (const index of rest()) {
    const above = matches.slice(0, index).findLast((old) => old !== undefined) ?? -1;
    const below = matches.slice(index).find((old) => old !== undefined) ?? before.length;
    const isBetween = (old: number) => old > above && old < below;
    match(
      index,
      [...left].find((old) => isBetween(old) && mayMatch(before[old], after[index])),
    );
  }

  const isDoubtful = ({ index, old, like }: (typeof pairs)[number]) =>
    matches[index] !== old &&
    pairs.some(
      (pair) =>
        matches[pair.index] === pair.old &&
        (pair.index === index || pair.old === old) &&
        like > pair.like - CLEARLY,
    );
  const doubtful = pairs.filter(isDoubtful).flatMap(({ index, old }) => [old, matches[index]]);
  return { matches, unsure: new Set(doubtful.filter((old) => old !== undefined)) };
}
