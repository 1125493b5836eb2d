import { useEffect, useRef, type RefObject } from 'react';
import { useEditor } from '../shared/Editor.tsx';
import { focusedElement, moveFocus } from '../shared/focus.ts';
import { notices } from '../shared/notices.ts';
import { undoOrRedo } from '../shared/undo.ts';
import { usePublish } from '../shared/use-publishing.ts';
import { WORDS } from '../words/words.ts';

const words = WORDS.keys;

const KEYS = [
  ['Ctrl Z', WORDS.app.undo],
  ['Ctrl Y', WORDS.app.redo],
  ['Ctrl Enter', WORDS.publish.publish],
  ['F6', words.tools],
  ['Enter', words.begin],
  ['Esc', words.end],
  ['?', words.list],
] as const;

/** Whether an element takes typed text: there the browser's own Undo works. */
const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** The first text on the page of the part that the toolbar is for. */
function textOfChosen({ dataset: { chosen = '' } }: HTMLElement): HTMLElement | undefined {
  const page = document.querySelector('iframe')?.contentDocument;
  const texts = [...(page?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  return texts.find(({ dataset: { field = '' } }) => `${field}.`.startsWith(`${chosen}.`));
}

/**
 * Moves the focus to the toolbar of the selected part of the page, or back.
 * @param before the element that had the focus
 */
function switchToTools(before: RefObject<HTMLElement | undefined>): void {
  const tools = document.querySelector<HTMLElement>('[role="toolbar"]');
  const focused = focusedElement();
  if (focused && tools?.contains(focused)) {
    // A moved item has new elements.
    const text = before.current?.isConnected ? before.current : textOfChosen(tools);
    moveFocus(text, 'nearest');
  } else {
    before.current = focused;
    const first = tools?.querySelector<HTMLElement>('a, button');
    moveFocus(first);
    // Screen readers do not announce a focus that moves out of a frame.
    notices.say(first?.ariaLabel ?? first?.textContent ?? '', true);
  }
}

/** Handles the shortcuts of all screens, and lists them when `?` is pressed. */
export default function Keys() {
  const { workspace, publishing } = useEditor();
  const publish = usePublish();
  const list = useRef<HTMLDialogElement>(null);
  const beforeTools = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isCommand = event.ctrlKey || event.metaKey;
      const isRedo = key.toLowerCase() === 'y' || event.shiftKey;
      if (publishing.state.kind === 'publishing') return;
      if (isCommand && key === 'Enter') void publish();
      else if (key === 'F6') switchToTools(beforeTools);
      else if (isTyped(target)) return;
      else if (isCommand && /^[yz]$/i.test(key)) undoOrRedo(workspace, isRedo ? 'redo' : 'undo');
      else if (key === '?') list.current?.showPopover();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [workspace, publishing, publish]);
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
