import { useEffect, useRef, useState } from 'react';
import { fill } from '../../src/core/fill.ts';
import { WORDS } from '../words/words.ts';
import { useForm } from './form.ts';
import { itemsOf, moved } from './list.ts';
import type { FieldProps } from './parts.tsx';

const words = WORDS.sheet;

/** What can be done with the rows of a list, which stay the same rows wherever they stand. */
export function useRows({ keys }: FieldProps) {
  const { valueAt, set } = useForm();
  const items = itemsOf(valueAt(keys));
  const fitting = (rows: readonly string[]) =>
    Array.from({ length: items.length }, (_, index) => rows[index] ?? crypto.randomUUID());
  const [known, setRows] = useState(() => fitting([]));
  /** The row whose input is to take the focus once it is there. */
  const [added, setAdded] = useState<string>();
  const [removed, setRemoved] = useState<{ item: unknown; index: number; row: string }>();
  const rows = known.length === items.length ? known : fitting(known);
  if (rows !== known) setRows(rows);
  const change = (now: readonly unknown[], nowRows: readonly string[]) => {
    setRows([...nowRows]);
    set(keys, now);
  };
  return {
    items,
    rows,
    added,
    removed,
    move: (from: number, to: number) =>
      change(moved(items, from, to), moved(rows, from, to).map(String)),
    add: (item: unknown) => {
      const row = crypto.randomUUID();
      setAdded(row);
      setRemoved(undefined);
      change([...items, item], [...rows, row]);
    },
    remove: (index: number) => {
      setRemoved({ item: items[index], index, row: rows[index] ?? '' });
      change(items.toSpliced(index, 1), rows.toSpliced(index, 1));
    },
    bringBack: () => {
      if (!removed) return;
      const { item, index, row } = removed;
      setRemoved(undefined);
      change(items.toSpliced(index, 0, item), rows.toSpliced(index, 0, row));
    },
  };
}
type Rows = ReturnType<typeof useRows>;

/** Says what was removed, and brings it back. */
export function Removed({ rows, title }: { rows: Rows; title: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const bringBack = () => {
    const list = button.current?.closest('.list');
    const row = `:scope > ol > li:nth-child(${(rows.removed?.index ?? 0) + 1})`;
    rows.bringBack();
    requestAnimationFrame(() =>
      list?.querySelector<HTMLElement>(`${row} :is(button, input, textarea)`)?.focus(),
    );
  };
  return (
    <p className="removed">
      {fill(words.removed, { name: title })}{' '}
      <button ref={button} type="button" onClick={bringBack}>
        {words.undo}
      </button>
    </p>
  );
}
