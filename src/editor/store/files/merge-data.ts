import { diff3Merge } from 'node-diff3';
import { isGroup, isAlike, isInOrder, isSame, matchItems } from '#content/data';
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

/** An item of the three lists, and its index in our list. */
interface Item {
  before?: unknown;
  ours?: unknown;
  theirs?: unknown;
  index?: number;
}

const linesOf = (text: string) => text.trim().split('\n');

/** Merges two versions of a text line by line; undefined if both changed the same lines. */
function mergeLines(before: string, ours: string, theirs: string): string | undefined {
  const options = { excludeFalseConflicts: true };
  const parts = diff3Merge(linesOf(ours), linesOf(before), linesOf(theirs), options);
  return parts.every(({ ok }) => ok) ? parts.flatMap(({ ok = [] }) => ok).join('\n') : undefined;
}

/**
 * Merges the changes of two people (three-way merge). {@link matchItems} follows items of lists
 * that have moved; if it cannot tell which item both have changed, the list is a conflict. What one
 * person has removed stays removed.
 * @param takesTheirs whether to take theirs in a conflict; by default ours
 */
export function mergeData(
  before: unknown,
  ours: unknown,
  theirs: unknown,
  takesTheirs: (conflict: Conflict) => boolean = () => false,
) {
  const conflicts: Conflict[] = [];

  /** Records a conflict. @returns the value to take */
  function resolve<Value>(path: Conflict['path'], ours: Value, theirs: Value): Value {
    const conflict = { path, ours, theirs };
    conflicts.push(conflict);
    return takesTheirs(conflict) ? theirs : ours;
  }

  function mergeLists(
    before: unknown[],
    ours: unknown[],
    theirs: unknown[],
    path: Conflict['path'],
  ): unknown[] {
    const { matches: ourMatches, unsure: ourUnsure } = matchItems(before, ours);
    const { matches: theirMatches, unsure: theirUnsure } = matchItems(before, theirs);
    const isChanged = (index: number, list: unknown[], matches: typeof ourMatches) =>
      !isSame(before[index], list[matches.indexOf(index)]);
    if (
      [...ourUnsure].some((index) => isChanged(index, theirs, theirMatches)) ||
      [...theirUnsure].some((index) => isChanged(index, ours, ourMatches))
    )
      return resolve(path, ours, theirs);
    const items = before.map((value): Item => ({ before: value }));
    const ourItems = ours.map((value, index) => {
      const item = items[ourMatches[index] ?? -1] ?? {};
      item.ours = value;
      item.index = index;
      return item;
    });
    const theirItems = theirs.map((value, index) => {
      const isAddedByBoth = (item: Item) => !('before' in item) && isSame(item.ours, value);
      const item = items[theirMatches[index] ?? -1] ?? ourItems.find(isAddedByBoth) ?? {};
      item.theirs = value;
      return item;
    });
    // If one person has moved items, that person's order counts.
    const isOurOrder =
      !isInOrder(ourMatches) && (isInOrder(theirMatches) || resolve(path, ours, theirs) === ours);
    const [order, rest] = isOurOrder ? [ourItems, theirItems] : [theirItems, ourItems];
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
  function mergeItem({ before, ours, theirs }: Item, path: Conflict['path']): unknown {
    const isChanged = !isSame(before, ours) && !isSame(before, theirs) && !isSame(ours, theirs);
    if (!isChanged || (isAlike(before, ours) && isAlike(before, theirs)))
      return merge(before, ours, theirs, path);
    return resolve(path, ours, theirs);
  }

  function merge(before: unknown, ours: unknown, theirs: unknown, path: Conflict['path']): unknown {
    if (isSame(before, theirs) || isSame(ours, theirs)) return ours;
    if (isSame(before, ours)) return theirs;
    if (isGroup(ours) && isGroup(theirs)) {
      const old: Group = isGroup(before) ? before : {};
      const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
      const fields = [...names].map((name) => {
        return [name, merge(old[name], ours[name], theirs[name], [...path, name])] as const;
      });
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    }
    if (Array.isArray(ours) && Array.isArray(theirs)) {
      const list = mergeLists(Array.isArray(before) ? before : [], ours, theirs, path);
      return list.length > 0 ? list : undefined;
    }
    if (typeof before === 'string' && typeof ours === 'string' && typeof theirs === 'string') {
      const lines = before.includes('\n') ? mergeLines(before, ours, theirs) : undefined;
      if (lines !== undefined) return lines;
    }
    return resolve(path, ours, theirs);
  }

  return { data: merge(before, ours, theirs, []), conflicts };
}
