import { useState } from 'react';
import type { Path } from '#content/fields';
import { SEPARATE_STEP } from '../store/drafts/undo-history.ts';
import { indexesBefore } from './follow-field.ts';
import { useForm } from './form.ts';
import { itemsOf, moveItem } from './items.ts';

/**
 * The items of a list with a stable React key for each, so that an item keeps its state and
 * its focus when it moves, and functions to move, add and remove items.
 */
export function useListItems(keys: Path) {
  const { valueAt, set, focus } = useForm();
  const value = valueAt(keys);
  const items = itemsOf(value);
  const [known, setKnown] = useState<{ value: unknown; reactKeys: readonly string[] }>({
    value: undefined,
    reactKeys: [],
  });
  let { reactKeys } = known;
  if (value !== known.value) {
    // After Undo, items come back or move without a call of these functions.
    reactKeys = indexesBefore(itemsOf(known.value), items).map(
      (before) => reactKeys[before ?? -1] ?? crypto.randomUUID(),
    );
    setKnown({ value, reactKeys });
  }
  const change = (newItems: readonly unknown[], newKeys: readonly string[]) => {
    setKnown({ value: newItems, reactKeys: newKeys });
    set(keys, newItems, SEPARATE_STEP);
  };
  return {
    items,
    reactKeys,
    move: (from: number, to: number) =>
      change(moveItem(items, from, to), moveItem(reactKeys, from, to)),
    add: (item: unknown, at = items.length) => {
      change(items.toSpliced(at, 0, item), reactKeys.toSpliced(at, 0, crypto.randomUUID()));
      focus([...keys, at]);
    },
    remove: (index: number) => change(items.toSpliced(index, 1), reactKeys.toSpliced(index, 1)),
  };
}
