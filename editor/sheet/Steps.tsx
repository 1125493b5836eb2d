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
        const { nextElementSibling, previousElementSibling } = currentTarget;
        const opposite = to < index ? nextElementSibling : previousElementSibling;
        // The row has moved, and the buttons with it; at an end only the other one is left.
        requestAnimationFrame(() => {
          const next = currentTarget.disabled ? opposite : currentTarget;
          if (next instanceof HTMLElement) next.focus();
        });
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
