import type { ReactNode } from 'react';
import { fill } from '#content/text';
import { Icon } from '../app/Icon.tsx';
import { notices } from '../app/notices.ts';
import { WORDS } from '../words/words.ts';

const words = WORDS.sheet;

interface StepsProps {
  title: string;
  index: number;
  length: number;
  move: (to: number) => void;
  remove: () => void;
  /** What stands after them. */
  children?: ReactNode;
}

/** The buttons that move an item of a list or remove it. */
export function Steps({ title, index, length, move, remove, children }: StepsProps) {
  const name = { name: title };
  const step = (to: number, icon: 'up' | 'down', label: string) => (
    <button
      type="button"
      className="sign"
      aria-label={fill(label, name)}
      title={words[icon]}
      disabled={to < 0 || to >= length}
      onClick={() => {
        move(to);
        notices.say(fill(words.nowAt, { place: String(to + 1), count: String(length) }));
      }}
    >
      <Icon name={icon} /> <span>{words[icon]}</span>
    </button>
  );
  return (
    <>
      <button
        type="button"
        className="sign"
        aria-label={fill(words.remove, name)}
        title={words.bin}
        onClick={() => {
          remove();
          notices.say(fill(words.removed, name));
        }}
      >
        <Icon name="remove" /> <span>{words.bin}</span>
      </button>
      {step(index - 1, 'up', words.moveUp)}
      {step(index + 1, 'down', words.moveDown)}
      {children}
    </>
  );
}
