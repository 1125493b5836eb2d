import {
  createContext,
  use,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type HTMLAttributes,
  type KeyboardEvent,
} from 'react';
import { blankAt } from '../store/data/values.ts';
import type { TextFiles } from '../store/files/text-files.ts';
import type { MarkedField } from './marks.ts';
import type { DataPath, MarkedTextProps } from './page-parts.ts';

/** What an editable text needs from the page. */
export interface TypingContext {
  /** The field of a mark. */
  field: (mark: number) => MarkedField | undefined;
  /** Replaces variables such as `{organisation}`, as the page does. */
  filled: (source: string) => string;
  /** The label of a field, for screen readers. */
  label: (field: MarkedField) => string;
  /** Whether a field has a mistake. */
  isWrong: (field: MarkedField) => boolean;
  /** Stores a typed text, after the browser has painted it. */
  storeSoon: (field: MarkedField, text: string) => void;
  /** Stores the last typed text at once, because the caret leaves it. */
  storeNow: () => void;
  /** Opens the form of a field that cannot be edited in place. */
  open: (dataPath: DataPath) => void;
  /** Called when a text gets the focus. */
  onTextFocus: (field: MarkedField) => void;
  /** The sentence in place of a part that failed to render. @param dataPath if known */
  cannotShow: (dataPath: DataPath | undefined) => string;
  /** The last undo or redo, and the texts after it, which even a focused element then takes. */
  undone: { texts: TextFiles } | undefined;
  /** Whether the page was rendered from those texts. */
  isUndoneShown: boolean;
}

export const Typing = createContext<TypingContext | undefined>(undefined);

/** Names a field in `data-field` attributes. */
export const nameOfField = (path: string, keyPath: string) => `${path} ${keyPath}`;

/** `keyCode` of a key that the input method editor has handled (UI Events, 7.3). */
const HANDLED_BY_IME = 229;

/** The typed text in one line. */
const typedTextOf = (element: Element) => element.textContent.replaceAll(/[\r\n]+/g, ' ');

const hasFocus = (element: Element) => element.ownerDocument.activeElement === element;

/** Puts the caret after the last letter, as in an input. */
function goToEnd(element: Element): void {
  const selection = element.ownerDocument.getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}

/** Selects the `[[blank]]` around the caret, so that the next letter replaces it. */
function selectBlank({ ownerDocument, textContent }: Element): void {
  const selection = ownerDocument.getSelection();
  const { anchorNode, anchorOffset, isCollapsed } = selection ?? {};
  const blank = isCollapsed ? blankAt(textContent, anchorOffset ?? 0) : undefined;
  if (anchorNode && blank) selection?.setBaseAndExtent(anchorNode, blank[0], anchorNode, blank[1]);
}

/** Replaces the text of an element; if it has the focus, the caret goes to the end. */
function setText(element: HTMLElement, text: string): void {
  element.textContent = text;
  if (hasFocus(element)) goToEnd(element);
}

/** How a text is shown. */
type View =
  /** As visitors see it, with emphasis and variables. */
  | 'rendered'
  /** As the file has it, to edit it. */
  | 'source'
  /** As visitors see it, and with the focus, after Enter or Escape has ended the editing. */
  | 'ended';

/** How far the editing of a text has come. */
type Phase =
  | 'idle'
  /** A tap or Enter has come, but not the focus; after a tap that became a scroll it never does. */
  | 'starting'
  /** Tab has brought the caret: Enter starts the editing. */
  | 'reached'
  /** Enter ends the editing. */
  | 'editing'
  /** Enter or Escape has ended it: the text keeps the focus, the keyboard of a phone closes. */
  | 'ended';

interface TypedProps {
  field: MarkedField;
  /** Attributes of the element, the same while it is not edited. */
  attributes: HTMLAttributes<HTMLElement>;
  view: View;
  setView: (view: View) => void;
}

/**
 * An editable text. Only the browser changes its content, so that the caret, input methods (IME)
 * and autocorrection work; React renders an empty element.
 */
function Typed({ field, attributes, view, setView }: TypedProps) {
  const typing = use(Typing);
  const element = useRef<HTMLSpanElement>(null);
  const phase = useRef<Phase>(view === 'source' ? 'starting' : 'idle');
  const hasCaret = () => phase.current === 'reached' || phase.current === 'editing';
  const { source } = field;
  const { undone, isUndoneShown = false } = typing ?? {};
  /** The last undo or redo before the last letter. */
  const undoneBefore = useRef<typeof undone>(undefined);
  useLayoutEffect(() => {
    const { current } = element;
    // While somebody types, the element is right: the source may be trimmed.
    const mayReplace = !hasCaret() || (undone !== undoneBefore.current && isUndoneShown);
    if (!current || !mayReplace || current.textContent === source) return;
    setText(current, source);
    // A letter that is undone before the page was rendered with it does not change the source.
  }, [source, isUndoneShown, undone]);
  useLayoutEffect(() => {
    const { current } = element;
    // A tap has already placed the caret.
    if (view !== 'source' || !current || hasFocus(current)) return;
    current.focus();
    goToEnd(current);
  }, [view]);
  /** Shows the source. In an emptied element browsers leave a line break. */
  const settle = (text: HTMLElement) => {
    if (source === '' || typedTextOf(text) !== source) setText(text, source);
  };
  const startEditing = (text: HTMLElement) => {
    phase.current = 'editing';
    text.contentEditable = 'plaintext-only';
    setView('source');
    goToEnd(text);
  };
  const endEditing = (text: HTMLElement) => {
    phase.current = 'ended';
    typing?.storeNow();
    text.contentEditable = 'false';
    settle(text);
    setView('ended');
  };
  /** A tap or a letter starts the editing, as soon as the text has the focus. */
  const onTapOrLetter = () => {
    phase.current = hasCaret() ? 'editing' : 'starting';
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Inside a link or a summary, Enter and Space would activate it.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    // oxlint-disable-next-line typescript/no-deprecated -- only this tells the Enter that ends a word in Safari
    if (event.keyCode === HANDLED_BY_IME) return;
    const { currentTarget } = event;
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'Escape' || phase.current === 'editing') endEditing(currentTarget);
    else startEditing(currentTarget);
  };
  const onTyped = (text: HTMLElement) => {
    undoneBefore.current = undone;
    onTapOrLetter();
    typing?.storeSoon(field, typedTextOf(text));
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const { ownerDocument } = event.currentTarget;
    const words = event.clipboardData.getData('text/plain').trim().replaceAll(/\s+/g, ' ');
    event.preventDefault();
    const range = ownerDocument.getSelection()?.getRangeAt(0);
    range?.deleteContents();
    range?.insertNode(ownerDocument.createTextNode(words));
    range?.collapse(false);
    onTyped(event.currentTarget);
  };
  return (
    <span
      ref={element}
      {...attributes}
      role="textbox"
      tabIndex={0}
      contentEditable="plaintext-only"
      spellCheck
      onFocus={() => {
        phase.current = phase.current === 'starting' ? 'editing' : 'reached';
        typing?.onTextFocus(field);
        setView('source');
      }}
      onPointerDown={({ currentTarget }) => {
        // Without this, a tap would bring no focus, which starts the editing again.
        if (phase.current === 'ended') currentTarget.blur();
        onTapOrLetter();
      }}
      onClick={({ currentTarget }) => selectBlank(currentTarget)}
      onBlur={({ currentTarget }) => {
        phase.current = 'idle';
        currentTarget.contentEditable = 'plaintext-only';
        typing?.storeNow();
        settle(currentTarget);
        setView('rendered');
      }}
      onInput={({ currentTarget }) => onTyped(currentTarget)}
      onKeyDown={onKeyDown}
      // Inside a summary, releasing the space bar would open or close it.
      onKeyUp={(event) => {
        if (event.key === ' ') event.preventDefault();
      }}
      onPaste={onPaste}
    />
  );
}

/** A text of the page that is edited in place. */
export function EditableText({ mark, text, children }: MarkedTextProps) {
  const typing = use(Typing);
  const [view, setView] = useState<View>('rendered');
  const shown = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // Takes over the focus of the element that was edited.
    if (view === 'ended') shown.current?.focus();
  }, [view]);
  const field = typing?.field(mark);
  if (!typing || !field) return children ?? text;
  const isWhole = text === typing.filled(field.source);
  // A text with `*emphasis*` or `{variables}` shows its source only while it is edited.
  const isPlain = isWhole && children === undefined && text === field.source;
  const attributes = {
    className: 'typed',
    'data-field': nameOfField(field.path, field.keys.join('.')),
    'aria-label': typing.label(field),
    'aria-invalid': typing.isWrong(field),
  };
  if (isPlain || view === 'source') return <Typed {...{ field, attributes, view, setView }} />;
  const startEditing = () => (isWhole ? setView('source') : typing.open(field));
  return (
    <span
      ref={shown}
      {...attributes}
      role="textbox"
      tabIndex={0}
      onClick={startEditing}
      onFocus={() => typing.onTextFocus(field)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        event.stopPropagation();
        startEditing();
      }}
    >
      {children ?? text}
    </span>
  );
}
