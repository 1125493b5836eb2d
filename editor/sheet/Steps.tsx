import type { ReactNode } from 'react';
import { fill } from '../../src/core/fill.ts';
import { Icon, type IconName } from '../app/Icon.tsx';
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
  const step = (to: number, icon: IconName, words: string) => (
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
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      {step(index - 1, 'up', words.moveUp)}
      {step(index + 1, 'down', words.moveDown)}
      {children}
      <button type="button" aria-label={fill(words.remove, name)} onClick={remove}>
        <Icon name="remove" />
      </button>
    </>
  );
}
