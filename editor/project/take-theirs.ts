import { valueAt } from '../../src/core/schemas/json-schema.ts';
import { kindAt } from '../files/content-file.ts';
import { matchItems } from '../files/match-items.ts';
import type { Conflict } from '../files/merge-data.ts';
import { isSame } from '../files/same-data.ts';
import { isData } from '../form/values.ts';
import { withValue } from '../files/with-value.ts';

/** Our list with an item of theirs that we have removed, where they have it. */
function withItem(ours: unknown, theirs: unknown, item: unknown): unknown {
  const list: unknown[] = Array.isArray(ours) ? ours : [];
  const at = Array.isArray(theirs) ? theirs.findIndex((one) => isSame(one, item)) : -1;
  return list.toSpliced(at < 0 ? list.length : at, 0, item);
}

/** Our list in their order; what only we have comes last. */
function inOrder(ours: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  const order = matchItems([...ours], [...theirs]).filter((match) => match !== undefined);
  const rest = ours.filter((_, index) => !order.includes(index));
  return [...order.map((index) => ours[index]), ...rest];
}

/**
 * Our text with what they have written where both have changed the same, so that the two can be
 * merged and nobody is asked.
 * @param taken of the conflicts those in which theirs is right
 */
export function takeTheirs(
  path: string,
  ours: string,
  theirs: string,
  taken: readonly Conflict[],
): string {
  const { dataOf, textWith } = kindAt(path);
  const theirData = dataOf(theirs, true);
  let data = dataOf(ours, true);
  // From the end, so that a removed item changes no place of another.
  for (const { path: keys, ours: our, theirs: their } of taken.toReversed())
    if (our === undefined && Array.isArray(valueAt(data, keys)))
      data = withValue(data, keys, withItem(valueAt(data, keys), valueAt(theirData, keys), their));
    else if (Array.isArray(our) && Array.isArray(their) && our.some(isData))
      data = withValue(data, keys, inOrder(our, their));
    else data = withValue(data, keys, their);
  return textWith(ours, data).text;
}
