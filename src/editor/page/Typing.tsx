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
import { placeholderAt } from '../form/values.ts';
import type { MarkedField } from './marks.ts';
import type { DataPath, MarkedTextProps } from './page-parts.ts';

/** What texts on the page need to know to be typed. */
interface TypingContext {
  /** The field of a mark. */
  field: (mark: number) => MarkedField | undefined;
  /** A text as the page shows it, with names in braces filled in. */
  filled: (source: string) => string;
  /** The field in words, for screen readers. */
  label: (field: MarkedField) => string;
  /** Whether the build would refuse what a field says. */
  isWrong: (field: MarkedField) => boolean;
  /** Takes what somebody has typed, once it is painted. */
  type: (field: MarkedField, text: string) => void;
  /** Takes what was typed last now: somebody goes on to something else. */
  end: () => void;
  /** Opens the field of a text that cannot be typed where it stands. */
  open: (field: MarkedField) => void;
  /** Called when a text gets the focus. */
  onTextFocus: (field: MarkedField) => void;
  /** What is said instead of a part that cannot be shown. @param dataPath undefined for one of the page */
  cannotShow: (dataPath: DataPath | undefined) => string;
  /** Counts undo and redo, so that the text is rendered anew. */
  takenBack: number;
}

export const Typing = createContext<TypingContext | undefined>(undefined);

/** By which a text on the page is found again. */
export const nameOfField = (path: string, keyPath: string) => `${path} ${keyPath}`;

/** `keyCode` of a key that an input method has taken (UI Events, 7.3). */
const COMPOSED = 229;

/** What was typed, in one line. */
const textIn = (element: Element) => element.textContent.replaceAll(/[\r\n]+/g, ' ');

const hasFocus = (element: Element) => element.ownerDocument.activeElement === element;

/** Puts the caret behind the last letter, as in an input. */
function goToEnd(element: Element): void {
  const selection = element.ownerDocument.getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}

/** Chooses the placeholder in which the caret stands: the next letter takes its place. */
function choosePlaceholder({ ownerDocument, textContent }: Element): void {
  const selection = ownerDocument.getSelection();
  const { anchorNode, anchorOffset, isCollapsed } = selection ?? {};
  const placeholder = isCollapsed ? placeholderAt(textContent, anchorOffset ?? 0) : undefined;
  if (anchorNode && placeholder)
    selection?.setBaseAndExtent(anchorNode, placeholder[0], anchorNode, placeholder[1]);
}

/** Sets what an element says, with the caret at its end if it is typed in. */
function setText(element: HTMLElement, text: string): void {
  element.textContent = text;
  if (hasFocus(element)) goToEnd(element);
}

interface TypedProps {
  field: MarkedField;
  /** Of the element, also while nobody types in it. */
  attributes: HTMLAttributes<HTMLElement>;
  /** Whether somebody types in it. */
  isTyped: boolean;
  setTyped: (isTyped: boolean) => void;
  /** Called when somebody ends it by a key, and the focus stays. */
  onEnd: () => void;
}

/**
 * A text while it can be typed. The browser alone changes what is in it, so that the caret stays and
 * composition (IME) and autocorrection work; React knows of an empty element.
 */
function Typed({ field, attributes, isTyped, setTyped, onEnd }: TypedProps) {
  const typing = use(Typing);
  const element = useRef<HTMLSpanElement>(null);
  /** Whether somebody types in it now. */
  const isEdited = useRef(false);
  /** Whether somebody has begun to type; by keyboard, coming to a text is no beginning yet. */
  const isBegun = useRef(isTyped);
  /** Whether the next source is what somebody has taken back. */
  const isTakenBack = useRef(false);
  const { source } = field;
  const takenBack = typing?.takenBack ?? 0;
  useLayoutEffect(() => {
    isTakenBack.current = takenBack > 0;
  }, [takenBack]);
  useLayoutEffect(() => {
    const { current } = element;
    // While somebody types, what they typed is right: the source may be trimmed.
    const isOther = !isEdited.current || isTakenBack.current;
    // The page may still be rendering what was typed before: that is not what Undo brings.
    if (!current || !isOther || current.textContent === source) return;
    isTakenBack.current = false;
    setText(current, source);
  }, [source]);
  useLayoutEffect(() => {
    const { current } = element;
    // Whoever has tapped it has chosen where the caret is.
    if (!isTyped || !current || hasFocus(current)) return;
    current.focus();
    goToEnd(current);
  }, [isTyped]);
  /** Shows what the file says. Where everything was deleted, browsers leave a line break. */
  const settle = (text: HTMLElement) => {
    if (source === '' || textIn(text) !== source) setText(text, source);
  };
  const begin = (text: HTMLElement) => {
    isBegun.current = true;
    isEdited.current = true;
    text.contentEditable = 'plaintext-only';
    setTyped(true);
    goToEnd(text);
  };
  /** The focus stays, and the keyboard of a phone goes. */
  const end = (text: HTMLElement) => {
    isBegun.current = false;
    isEdited.current = false;
    typing?.end();
    text.contentEditable = 'false';
    settle(text);
    onEnd();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Within a link, a button or a summary Enter and Space would do what those do.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    // oxlint-disable-next-line typescript/no-deprecated -- Safari marks the Enter after a word so
    if (event.keyCode === COMPOSED) return;
    const { currentTarget } = event;
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'Escape' || isBegun.current) end(currentTarget);
    else begin(currentTarget);
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const { ownerDocument } = event.currentTarget;
    const words = event.clipboardData.getData('text/plain').trim().replaceAll(/\s+/g, ' ');
    event.preventDefault();
    const range = ownerDocument.getSelection()?.getRangeAt(0);
    range?.deleteContents();
    range?.insertNode(ownerDocument.createTextNode(words));
    range?.collapse(false);
    typing?.type(field, textIn(event.currentTarget));
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
        isEdited.current = true;
        typing?.onTextFocus(field);
        setTyped(true);
      }}
      onPointerDown={({ currentTarget }) => {
        // What a key has ended begins as if somebody came to it anew.
        if (currentTarget.contentEditable === 'false') currentTarget.blur();
        isBegun.current = true;
      }}
      onClick={({ currentTarget }) => choosePlaceholder(currentTarget)}
      onBlur={({ currentTarget }) => {
        isEdited.current = false;
        isBegun.current = false;
        currentTarget.contentEditable = 'plaintext-only';
        typing?.end();
        settle(currentTarget);
        setTyped(false);
      }}
      onInput={({ currentTarget }) => {
        isTakenBack.current = false;
        isBegun.current = true;
        typing?.type(field, textIn(currentTarget));
      }}
      onKeyDown={onKeyDown}
      // Within a summary the letter would open or close it once the key is let go.
      onKeyUp={(event) => {
        if (event.key === ' ') event.preventDefault();
      }}
      onPaste={onPaste}
    />
  );
}

/** A text of the page that is typed where it stands. */
export function EditableText({ mark, text, children }: MarkedTextProps) {
  const typing = use(Typing);
  const [isTyped, setTyped] = useState(false);
  const shown = useRef<HTMLSpanElement>(null);
  /** Whether a key has ended the typing: what is shown then takes the focus over. */
  const isEnded = useRef(false);
  useLayoutEffect(() => {
    if (!isTyped && isEnded.current) shown.current?.focus();
    isEnded.current = false;
  }, [isTyped]);
  const onEnd = () => {
    isEnded.current = true;
    setTyped(false);
  };
  const field = typing?.field(mark);
  if (!typing || !field) return children ?? text;
  const isWhole = text === typing.filled(field.source);
  // Stars and names in braces show their source only while they are typed.
  const isPlain = isWhole && children === undefined && text === field.source;
  const attributes = {
    className: 'typed',
    'data-field': nameOfField(field.path, field.keys.join('.')),
    'aria-label': typing.label(field),
    'aria-invalid': typing.isWrong(field),
  };
  if (isPlain || isTyped) return <Typed {...{ field, attributes, isTyped, setTyped, onEnd }} />;
  const begin = () => (isWhole ? setTyped(true) : typing.open(field));
  return (
    <span
      ref={shown}
      {...attributes}
      role="textbox"
      tabIndex={0}
      onClick={begin}
      onFocus={() => typing.onTextFocus(field)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        event.stopPropagation();
        begin();
      }}
    >
      {children ?? text}
    </span>
  );
}
