import { useEffect, useRef } from 'react';
import { WORDS } from '../words/words.ts';

const words = WORDS.keys;

const KEYS = [
  ['Ctrl Z', WORDS.app.undo],
  ['Ctrl Shift Z', WORDS.app.redo],
  ['Ctrl Enter', WORDS.publish.publish],
  ['F6', words.tools],
  ['Enter', words.begin],
  ['Esc', words.end],
  ['?', words.list],
] as const;

/** Whether letters that are typed go into an element. */
const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** The list of keys, which `?` opens. */
export function Keys() {
  const list = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const open = ({ key, target }: KeyboardEvent) => {
      if (key === '?' && !isTyped(target)) list.current?.showPopover();
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  return (
    <dialog ref={list} popover="auto" className="keys" aria-label={words.heading}>
      <h2>{words.heading}</h2>
      <dl>
        {KEYS.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
