import { isGroup, isSame } from './same-data.ts';

/** From this likeness on, two items count as one item that was changed. */
const ALIKE = 0.5;

/** By so much the most similar item has to be ahead of the next one, or nobody can tell. */
const CLEARLY = 0.25;

/** Which item of a list is which of another one. */
interface ItemMatches {
  /** For each item its index in the other list; undefined for an item that is new. */
  matches: (number | undefined)[];
  /** Indexes in the other list of items that could as well be matched otherwise. */
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
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  names.delete('block');
  const shared = [...names].map((name) => wordsShared(before[name], after[name]));
  return shared.reduce((sum, like) => sum + like, 0) / Math.max(1, names.size);
}

const hasId = (item: unknown) => isGroup(item) && item['id'] !== undefined;

/** Whether matched items are the same one with some changes; otherwise one took the other's place. */
export const isAlike = (before: unknown, after: unknown) =>
  hasId(before) || likeness(before, after) >= ALIKE;

/** Whether items have kept their order. @param matches see {@link matchItems} */
export function isRising(matches: readonly (number | undefined)[]): boolean {
  const known = matches.filter((match) => match !== undefined);
  return known.every((match, index) => index === 0 || match > (known[index - 1] ?? 0));
}

/** What two items have to have in common: the kind of a block, and an id that either has. */
function mayMatch(before: unknown, after: unknown): boolean {
  if (!isGroup(before) || !isGroup(after)) return isGroup(before) === isGroup(after);
  return before['block'] === after['block'] && before['id'] === after['id'];
}

/**
 * Finds for each item of a list the one that it was before, or that it translates: by its id where
 * either has one, otherwise the same one, the most similar one, or the one in its place.
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

  // Of items that say the same, those at the start and the end of the list are in their place.
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
