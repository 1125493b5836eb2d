import { useState } from 'react';
import type { Path } from '#content/fields';
import { useForm } from './form.ts';
import { itemsOf, moved } from './list.ts';

/**
 * The items of a list with a stable React key for each, so that an item keeps its state and
 * its focus when it moves, and functions to move, add and remove items.
 */
export function useRows(keys: Path) {
  const { valueAt, set } = useForm();
  const items = itemsOf(valueAt(keys));
  const withKeys = (rows: readonly string[]) =>
    Array.from({ length: items.length }, (_, index) => rows[index] ?? crypto.randomUUID());
  const [known, setRows] = useState(() => withKeys([]));
  /** The key of the item that was just added: its input takes the focus. */
  const [added, setAdded] = useState<string>();
  const rows = known.length === items.length ? known : withKeys(known);
  if (rows !== known) setRows(rows);
  const change = (now: readonly unknown[], nowRows: readonly string[]) => {
    setRows([...nowRows]);
    // The empty name makes it an undo step of its own.
    set(keys, now, '');
  };
  return {
    items,
    rows,
    added,
    move: (from: number, to: number) =>
      change(moved(items, from, to), moved(rows, from, to).map(String)),
    add: (item: unknown) => {
      const row = crypto.randomUUID();
      setAdded(row);
      change([...items, item], [...rows, row]);
    },
    remove: (index: number) => change(items.toSpliced(index, 1), rows.toSpliced(index, 1)),
  };
}
