import type { ReactNode } from 'react';
import { fill } from '../../src/core/fill.ts';
import { WORDS } from '../words/words.ts';

const words = WORDS.sheet;

interface StepsProps {
  title: string;
  index: number;
  length: number;
  move: (to: number) => void;
  remove: () => void;
  /** What stands before the last button. */
  children?: ReactNode;
}

/** The buttons that move an item of a list or remove it. */
export function Steps({ title, index, length, move, remove, children }: StepsProps) {
  const name = { name: title };
  const step = (to: number, sign: string, words: string) => (
    <button
      type="button"
      aria-label={fill(words, name)}
      disabled={to < 0 || to >= length}
      onClick={({ currentTarget }) => {
        move(to);
        // The row has moved, and the button with it.
        requestAnimationFrame(() => currentTarget.focus());
      }}
    >
      {sign}
    </button>
  );
  return (
    <>
      {step(index - 1, '↑', words.moveUp)}
      {step(index + 1, '↓', words.moveDown)}
      {children}
      <button type="button" aria-label={fill(words.remove, name)} onClick={remove}>
        ✕
      </button>
    </>
  );
}
