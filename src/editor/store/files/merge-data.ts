import { diff3Merge } from 'node-diff3';
import { isAlike, isRising, isSame, matchItems } from '#content/project';
import { isData, type Data } from '../../form/values.ts';

/** A value that both people have changed; undefined on the side that has removed it. */
export interface Conflict {
  /** Path in our data; of the list, if we have removed the item. */
  path: (string | number)[];
  ours: unknown;
  theirs: unknown;
}

/** The changes of two people in one. */
interface Merged {
  data: unknown;
  conflicts: Conflict[];
}

/** An item in the three lists, and its index in ours. */
interface Item {
  before?: unknown;
  ours?: unknown;
  theirs?: unknown;
  index?: number;
}

/** Merges two changes of a text line by line; undefined if both changed the same lines. */
function mergeLines(before: string, ours: string, theirs: string): string | undefined {
  const lines = [ours, before, theirs].map((text) => text.trim().split('\n'));
  const [a = [], o = [], b = []] = lines;
  const parts = diff3Merge(a, o, b, { excludeFalseConflicts: true });
  return parts.every(({ ok }) => ok) ? parts.flatMap(({ ok = [] }) => ok).join('\n') : undefined;
}

/**
 * Merges the changes of two people. Items of lists are followed when they move, see
 * {@link matchItems}; where that cannot tell which item both have changed, the list is a conflict. What
 * one person has removed stays removed.
 * @param isTheirs whether theirs is right in a conflict; otherwise it is ours
 */
export function mergeData(
  before: unknown,
  ours: unknown,
  theirs: unknown,
  isTheirs: (conflict: Conflict) => boolean = () => false,
): Merged {
  const conflicts: Conflict[] = [];

  /** The side that is right where both have changed the same. */
  function decided(conflict: Conflict): 'ours' | 'theirs' {
    conflicts.push(conflict);
    return isTheirs(conflict) ? 'theirs' : 'ours';
  }

  function mergeLists(was: unknown[], our: unknown[], their: unknown[], path: Conflict['path']) {
    const { matches, unsure } = matchItems(was, our);
    const { matches: theirMatches, unsure: theirUnsure } = matchItems(was, their);
    const isChanged = (old: number, list: unknown[], all: typeof matches) =>
      !isSame(was[old], list[all.indexOf(old)]);
    if (
      [...unsure].some((old) => isChanged(old, their, theirMatches)) ||
      [...theirUnsure].some((old) => isChanged(old, our, matches))
    )
      return decided({ path, ours: our, theirs: their }) === 'theirs' ? their : our;
    const items = was.map((value): Item => ({ before: value }));
    const mine = our.map((value, index): Item =>
      Object.assign(items[matches[index] ?? -1] ?? {}, { ours: value, index }),
    );
    const others = their.map((value, index): Item => {
      const isAlso = (item: Item) => !('before' in item) && isSame(item.ours, value);
      const known = items[theirMatches[index] ?? -1] ?? mine.find(isAlso);
      return Object.assign(known ?? {}, { theirs: value });
    });
    // The person who has moved items gives the order.
    const isMoved = !isRising(matches);
    const first =
      isMoved && !isRising(theirMatches)
        ? decided({ path, ours: our, theirs: their })
        : isMoved && 'ours';
    const [order, rest] = first === 'ours' ? [mine, others] : [others, mine];
    rest.forEach((item, index) => {
      const previous = rest[index - 1];
      const at = previous ? order.indexOf(previous) + 1 : 0;
      if (!order.includes(item)) order.splice(at, 0, item);
    });
    return order.flatMap((item) => {
      const { index = 0 } = item;
      const value = item.ours ?? item.theirs;
      if (item.ours !== undefined && item.theirs !== undefined)
        return [mergeItem(item, [...path, index])];
      if (!('before' in item)) return [value];
      if (isSame(item.before, value)) return [];
      const at = item.ours === undefined ? path : [...path, index];
      const right = item[decided({ path: at, ours: item.ours, theirs: item.theirs })];
      return right === undefined ? [] : [right];
    });
  }

  /** Merges two changes of an item; one that took its place is another item, not to be mixed. */
  function mergeItem({ before: was, ours: our, theirs: their }: Item, path: Conflict['path']) {
    const isChanged = !isSame(was, our) && !isSame(was, their) && !isSame(our, their);
    if (!isChanged || (isAlike(was, our) && isAlike(was, their)))
      return merge(was, our, their, path);
    return decided({ path, ours: our, theirs: their }) === 'theirs' ? their : our;
  }

  function merge(was: unknown, our: unknown, their: unknown, path: Conflict['path']): unknown {
    if (isSame(was, their) || isSame(our, their)) return our;
    if (isSame(was, our)) return their;
    if (isData(our) && isData(their)) {
      const old: Data = isData(was) ? was : {};
      const names = new Set([...Object.keys(our), ...Object.keys(their)]);
      const fields = [...names].map((name) => {
        return [name, merge(old[name], our[name], their[name], [...path, name])] as const;
      });
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    }
    if (Array.isArray(our) && Array.isArray(their)) {
      const list = mergeLists(Array.isArray(was) ? was : [], our, their, path);
      return list.length > 0 ? list : undefined;
    }
    if (typeof was === 'string' && typeof our === 'string' && typeof their === 'string') {
      const lines = was.includes('\n') ? mergeLines(was, our, their) : undefined;
      if (lines !== undefined) return lines;
    }
    return decided({ path, ours: our, theirs: their }) === 'theirs' ? their : our;
  }

  return { data: merge(before, ours, theirs, []), conflicts };
}
