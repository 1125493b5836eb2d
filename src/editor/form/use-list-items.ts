import { useState } from 'react';
import type { Path } from '#content/fields';
import { SEPARATE_STEP } from '../store/drafts/undo-history.ts';
import { useForm } from './form.ts';
import { itemsOf, moveItem } from './items.ts';

/**
 * The items of a list with a stable React key for each, so that an item keeps its state and
 * its focus when it moves, and functions to move, add and remove items.
 */
export function useListItems(keys: Path) {
  const { valueAt, set } = useForm();
  const items = itemsOf(valueAt(keys));
  const keysFor = (known: readonly string[]) =>
    items.map((_, at) => known[at] ?? crypto.randomUUID());
  const [before, setReactKeys] = useState(() => keysFor([]));
  /** The key of the item that was just added: its input takes the focus. */
  const [addedKey, setAddedKey] = useState<string>();
  const reactKeys = before.length === items.length ? before : keysFor(before);
  if (reactKeys !== before) setReactKeys(reactKeys);
  const change = (newItems: readonly unknown[], newKeys: readonly string[]) => {
    setReactKeys([...newKeys]);
    set(keys, newItems, SEPARATE_STEP);
  };
  return {
    items,
    reactKeys,
    addedKey,
    move: (from: number, to: number) =>
      change(moveItem(items, from, to), moveItem(reactKeys, from, to)),
    add: (item: unknown) => {
      const key = crypto.randomUUID();
      setAddedKey(key);
      change([...items, item], [...reactKeys, key]);
    },
    remove: (index: number) => change(items.toSpliced(index, 1), reactKeys.toSpliced(index, 1)),
  };
}
