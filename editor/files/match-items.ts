import { isData } from '../form/values.ts';
import { isSame } from './same-data.ts';

/** From this likeness on, two items count as one item that was changed. */
const ALIKE = 0.5;

const wordsIn = (value: unknown): string[] =>
  JSON.stringify(value ?? '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** How many of their words two values share, from 0 to 1 (the Sørensen–Dice coefficient). */
function wordsShared(one: unknown, other: unknown): number {
  const words = wordsIn(one);
  const left = wordsIn(other);
  const total = words.length + left.length;
  const shared = words.filter((word) => {
    const index = left.indexOf(word);
    return index >= 0 && left.splice(index, 1);
  });
  return (2 * shared.length) / Math.max(1, total);
}

/** How alike two items are, from 0 to 1: the mean of their fields. */
function likeness(one: unknown, other: unknown): number {
  if (!isData(one) || !isData(other)) return wordsShared(one, other);
  if (one['block'] !== other['block']) return 0;
  if (one['id'] !== undefined && one['id'] === other['id']) return 1;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  names.delete('block');
  const shared = [...names].map((name) => wordsShared(one[name], other[name]));
  return shared.reduce((sum, like) => sum + like, 0) / names.size;
}

/** Whether items have kept their order. @param matches see {@link matchItems} */
export function isRising(matches: readonly (number | undefined)[]): boolean {
  const known = matches.filter((match) => match !== undefined);
  return known.every((match, index) => index === 0 || match > (known[index - 1] ?? 0));
}

/**
 * Finds for each item of a list the one that it was before: the same one, otherwise the most
 * similar one. If as many items are left on both sides, they are matched in their order.
 * @returns indexes in `before`; undefined for items that are new
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[]) {
  const left = new Set(before.keys());
  const matches = after.map((item) => {
    const same = [...left].find((index) => isSame(before[index], item));
    if (same !== undefined) left.delete(same);
    return same;
  });
  const pairs = after.flatMap((item, index) =>
    matches[index] === undefined
      ? [...left].map((old) => ({ index, old, like: likeness(before[old], item) }))
      : [],
  );
  for (const { index, old, like } of pairs.toSorted((a, b) => b.like - a.like)) {
    if (like < ALIKE || matches[index] !== undefined || !left.delete(old)) continue;
    matches[index] = old;
  }
  const rest = [...after.keys()].filter((index) => matches[index] === undefined);
  if (rest.length === left.size) {
    [...left].forEach((old, position) => {
      const index = rest[position] ?? 0;
      const isText = typeof after[index] === 'string';
      if (isText || likeness(before[old], after[index]) > 0) matches[index] = old;
    });
  }
  return matches;
}
