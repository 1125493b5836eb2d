import { diff3Merge } from 'node-diff3';
import { isGroup, isAlike, isInOrder, isSame, matchItems } from '#content/data';
import { chosenField, type Field, valueAt } from '#content/fields';
import { withValue, type Group } from '../data/values.ts';

/** A value that two people have changed differently; undefined on the side that has removed it. */
export interface Conflict {
  /**
   * The path in our data; for an item that we have removed, the path of its list; empty for the
   * whole file.
   */
  path: (string | number)[];
  ours: unknown;
  theirs: unknown;
  /** What somebody has chosen: whether to take theirs. Without a choice it is ours. */
  takesTheirs?: boolean;
}

export interface MergeOptions {
  /** Conflicts that somebody has resolved. In all others the merged data keep our version. */
  answers?: readonly Conflict[] | undefined;
  /**
   * Whether ids refer to originals: two new items with the same id then translate the same item.
   */
  isTranslation?: boolean;
  /** The field of the data, which says what is one fact. */
  field?: Field | undefined;
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

/** Whether two items have the same id. */
function hasSameId(first: unknown, second: unknown): boolean {
  const id = valueAt(first, ['id']);
  return id !== undefined && id === valueAt(second, ['id']);
}

/**
 * Matches the items of three lists, and says who has moved some; undefined if nobody can tell which
 * item both people have changed.
 */
function alignLists(before: unknown[], ours: unknown[], theirs: unknown[], isTranslation: boolean) {
  const { matches: ourMatches, unsure: ourUnsure } = matchItems(before, ours);
  const { matches: theirMatches, unsure: theirUnsure } = matchItems(before, theirs);
  const isChanged = (index: number, list: unknown[], matches: typeof ourMatches) =>
    !isSame(before[index], list[matches.indexOf(index)]);
  if (
    [...ourUnsure].some((index) => isChanged(index, theirs, theirMatches)) ||
    [...theirUnsure].some((index) => isChanged(index, ours, ourMatches))
  )
    return undefined;
  const items = before.map((value): Item => ({ before: value }));
  const ourItems = ours.map((value, index) => {
    const item = items[ourMatches[index] ?? -1] ?? {};
    item.ours = value;
    item.index = index;
    return item;
  });
  const theirItems = theirs.map((value, index) => {
    const isAddedByBoth = (item: Item) =>
      !('before' in item) &&
      (isSame(item.ours, value) || (isTranslation && hasSameId(item.ours, value)));
    const item = items[theirMatches[index] ?? -1] ?? ourItems.find(isAddedByBoth) ?? {};
    item.theirs = value;
    return item;
  });
  const [isOurMove, isTheirMove] = [!isInOrder(ourMatches), !isInOrder(theirMatches)];
  return { ourItems, theirItems, isOurMove, isTheirMove };
}

/** Adds to the first list what only the second has, each item after the one before it there. */
function joinLists(first: readonly Item[], second: readonly Item[]): Item[] {
  const joined = [...first];
  for (const [index, item] of second.entries()) {
    const previous = second[index - 1];
    const at = previous ? joined.indexOf(previous) + 1 : 0;
    if (!joined.includes(item)) joined.splice(at, 0, item);
  }
  return joined;
}

/**
 * Merges the changes of two people (three-way merge). {@link matchItems} follows items of lists
 * that have moved; if it cannot tell which item both have changed, the list is a conflict. What one
 * person has removed stays removed.
 * @returns the merged data, and all conflicts with the answers so far; none once each has one
 */
export function mergeData(
  before: unknown,
  ours: unknown,
  theirs: unknown,
  { answers = [], isTranslation = false, field: file }: MergeOptions = {},
) {
  const conflicts: Conflict[] = [];

  /** Records a conflict, unless it has an answer. @returns the value to take */
  function resolve<Value>(path: Conflict['path'], ours: Value, theirs: Value): Value {
    const conflict = { path, ours, theirs };
    const answer = answers.find((item) => isSame({ ...item, takesTheirs: undefined }, conflict));
    conflicts.push(answer ?? conflict);
    return answer?.takesTheirs ? theirs : ours;
  }

  function mergeLists(
    before: unknown[],
    ours: unknown[],
    theirs: unknown[],
    path: Conflict['path'],
    field: Field | undefined,
  ): unknown[] {
    const matched = alignLists(before, ours, theirs, isTranslation);
    if (!matched) return resolve(path, ours, theirs);
    const { ourItems, theirItems, isOurMove, isTheirMove } = matched;
    // If one person has moved items, that person's order counts.
    const takesOurOrder = isOurMove && (!isTheirMove || resolve(path, ours, theirs) === ours);
    const items = takesOurOrder ? joinLists(ourItems, theirItems) : joinLists(theirItems, ourItems);
    return items.flatMap((item) => {
      const { index = 0 } = item;
      const value = item.ours ?? item.theirs;
      if (item.ours !== undefined && item.theirs !== undefined)
        return [mergeItem(item, [...path, index], field)];
      // Ours gets another id: people may have linked to theirs already.
      const isTaken = item.theirs === undefined && theirs.some((their) => hasSameId(their, value));
      if (!('before' in item)) return [isTaken ? withValue(value, ['id'], undefined) : value];
      if (isSame(item.before, value)) return [];
      const at = item.ours === undefined ? path : [...path, index];
      const kept = resolve(at, item.ours, item.theirs);
      return kept === undefined ? [] : [kept];
    });
  }

  /** Merges two versions of an item, but never mixes an item with the one that replaced it. */
  function mergeItem(
    { before, ours, theirs }: Item,
    path: Conflict['path'],
    field: Field | undefined,
  ): unknown {
    return isAlike(before, ours) && isAlike(before, theirs)
      ? merge(before, ours, theirs, path, field)
      : takeWhole(before, ours, theirs, path);
  }

  /** Takes the value of the only person who has changed it; otherwise records a conflict. */
  function takeWhole<Value>(before: unknown, ours: Value, theirs: Value, path: Conflict['path']) {
    if (isSame(before, theirs) || isSame(ours, theirs)) return ours;
    return isSame(before, ours) ? theirs : resolve(path, ours, theirs);
  }

  function mergeGroups(
    before: Group,
    ours: Group,
    theirs: Group,
    path: Conflict['path'],
    field: Field | undefined,
  ): Group {
    const { fields = {} } = (field && chosenField(field, ours)) ?? {};
    const together = typeof field?.oneFact === 'object' ? field.oneFact : [];
    const factIn = (group: Group) =>
      Object.fromEntries(Object.entries(group).filter(([name]) => together.includes(name)));
    const fact = takeWhole(factIn(before), factIn(ours), factIn(theirs), path);
    const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
    const entries = [...names].map((name) => {
      const value = together.includes(name)
        ? fact[name]
        : merge(before[name], ours[name], theirs[name], [...path, name], fields[name]);
      return [name, value] as const;
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }

  function merge(
    before: unknown,
    ours: unknown,
    theirs: unknown,
    path: Conflict['path'],
    field: Field | undefined,
  ): unknown {
    if (isSame(before, theirs) || isSame(ours, theirs)) return ours;
    if (isSame(before, ours)) return theirs;
    if (field?.oneFact === true) return resolve(path, ours, theirs);
    if (isGroup(ours) && isGroup(theirs))
      return mergeGroups(isGroup(before) ? before : {}, ours, theirs, path, field);
    if (Array.isArray(ours) && Array.isArray(theirs)) {
      const listBefore = Array.isArray(before) ? before : [];
      const list = mergeLists(listBefore, ours, theirs, path, field?.item);
      return list.length > 0 ? list : undefined;
    }
    if (typeof before === 'string' && typeof ours === 'string' && typeof theirs === 'string') {
      const lines = before.includes('\n') ? mergeLines(before, ours, theirs) : undefined;
      if (lines !== undefined) return lines;
    }
    return resolve(path, ours, theirs);
  }

  const data = merge(before, ours, theirs, [], file);
  const isAnswered = conflicts.every((conflict) => answers.includes(conflict));
  return { data, conflicts: isAnswered ? [] : conflicts };
}
