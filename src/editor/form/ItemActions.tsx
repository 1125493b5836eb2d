import type { ReactNode } from 'react';
import { fill } from '#content/text';
import { Icon } from '../shared/Icon.tsx';
import { notices } from '../shared/notices.ts';
import { WORDS } from '../words/words.ts';

const { sheet: words, signs } = WORDS;

interface ItemActionsProps {
  title: string;
  index: number;
  length: number;
  move: (to: number) => void;
  /** @param isKey whether the button was pressed by a key, not by a finger or a mouse */
  remove: (isKey: boolean) => void;
  /** More buttons after these. */
  children?: ReactNode;
}

/** The buttons that move an item of a list or remove it. */
export function ItemActions({ title, index, length, move, remove, children }: ItemActionsProps) {
  const name = { name: title };
  const button = (
    icon: 'remove' | 'up' | 'down',
    label: string,
    to: number,
    act: (isKey: boolean) => string,
  ) => (
    <button
      className="sign"
      aria-label={fill(label, name)}
      title={signs[icon]}
      disabled={to < 0 || to >= length}
      // A click by keyboard has a `detail` of 0.
      onClick={({ detail }) => notices.say(act(detail === 0))}
    >
      <Icon name={icon} /> <span>{signs[icon]}</span>
    </button>
  );
  const step = (icon: 'up' | 'down', label: string, to: number) =>
    button(icon, label, to, () => {
      move(to);
      return fill(words.nowAt, { place: String(to + 1), count: String(length) });
    });
  return (
    <>
      {step('up', words.moveUp, index - 1)}
      {step('down', words.moveDown, index + 1)}
      {button('remove', words.remove, index, (isKey) => {
        remove(isKey);
        return fill(words.removed, name);
      })}
      {children}
    </>
  );
}
