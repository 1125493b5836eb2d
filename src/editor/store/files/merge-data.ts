import { diff3Merge } from 'node-diff3';
import { isGroup, isAlike, isRising, isSame, matchItems } from '#content/data';
import type { Group } from '../data/values.ts';

/** A value that two people have changed differently; undefined on the side that has removed it. */
export interface Conflict {
  /**
   * The path in our data; for an item that we have removed, the path of its list; empty for the
   * whole file.
   */
  path: (string | number)[];
  ours: unknown;
  theirs: unknown;
}

/** The merged data of two people. */
interface Merged {
  data: unknown;
  conflicts: Conflict[];
}

/** An item of the three lists, and its index in our list. */
interface Item {
  before?: unknown;
  ours?: unknown;
  theirs?: unknown;
  index?: number;
}

/** Merges two versions of a text line by line; undefined if both changed the same lines. */
function mergeLines(before: string, ours: string, theirs: string): string | undefined {
  const lines = [ours, before, theirs].map((text) => text.trim().split('\n'));
  const [a = [], o = [], b = []] = lines;
  const parts = diff3Merge(a, o, b, { excludeFalseConflicts: true });
  return parts.every(({ ok }) => ok) ? parts.flatMap(({ ok = [] }) => ok).join('\n') : undefined;
}

/**
 * Merges the changes of two people (three-way merge). {@link matchItems} follows items of lists
 * that have moved; if it cannot tell which item both have changed, the list is a conflict. What one
 * person has removed stays removed.
 * @param isTheirs whether to take theirs in a conflict; by default ours
 */
export function mergeData(
  before: unknown,
  ours: unknown,
  theirs: unknown,
  isTheirs: (conflict: Conflict) => boolean = () => false,
): Merged {
  const conflicts: Conflict[] = [];

  /** Records a conflict. @returns the value to take */
  function resolve<Value>(path: Conflict['path'], ours: Value, theirs: Value): Value {
    const conflict = { path, ours, theirs };
    conflicts.push(conflict);
    return isTheirs(conflict) ? theirs : ours;
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
      return resolve(path, our, their);
    const items = was.map((value): Item => ({ before: value }));
    const mine = our.map((value, index): Item =>
      Object.assign(items[matches[index] ?? -1] ?? {}, { ours: value, index }),
    );
    const others = their.map((value, index): Item => {
      const isAlso = (item: Item) => !('before' in item) && isSame(item.ours, value);
      const known = items[theirMatches[index] ?? -1] ?? mine.find(isAlso);
      return Object.assign(known ?? {}, { theirs: value });
    });
    // If one person has moved items, that person's order counts.
    const isOurOrder =
      !isRising(matches) && (isRising(theirMatches) || resolve(path, our, their) === our);
    const [order, rest] = isOurOrder ? [mine, others] : [others, mine];
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
      const kept = resolve(at, item.ours, item.theirs);
      return kept === undefined ? [] : [kept];
    });
  }

  /** Merges two versions of an item, but never mixes an item with the one that replaced it. */
  function mergeItem({ before: was, ours: our, theirs: their }: Item, path: Conflict['path']) {
    const isChanged = !isSame(was, our) && !isSame(was, their) && !isSame(our, their);
    if (!isChanged || (isAlike(was, our) && isAlike(was, their)))
      return merge(was, our, their, path);
    return resolve(path, our, their);
  }

  function merge(was: unknown, our: unknown, their: unknown, path: Conflict['path']): unknown {
    if (isSame(was, their) || isSame(our, their)) return our;
    if (isSame(was, our)) return their;
    if (isGroup(our) && isGroup(their)) {
      const old: Group = isGroup(was) ? was : {};
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
    return resolve(path, our, their);
  }

  return { data: merge(before, ours, theirs, []), conflicts };
}
