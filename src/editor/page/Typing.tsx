import {
  createContext,
  use,
  useLayoutEffect,
  useReducer,
  useRef,
  type ClipboardEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { MODEL } from '#site/features';
import { moveFocus } from '../shared/focus.ts';
import { blankAt } from '../store/data/blanks.ts';
import type { MarkedField } from './marks.ts';
import { EnclosingPart, type DataPath, type MarkedTextProps } from './page-parts.ts';

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
  /** Stores the last typed text at once, because the caret has left it. */
  storeNow: () => void;
  /** Opens the form of a field that cannot be edited in place. */
  open: (dataPath: DataPath) => void;
  /** Called when a text gets the focus. */
  onTextFocus: (field: MarkedField) => void;
  /** The sentence that replaces a part that failed to render. @param dataPath if known */
  cannotShow: (dataPath: DataPath | undefined) => string;
  /**
   * Whether the page shows an undo or redo after the last letter. Then a focused text updates, too.
   */
  isUndoneShown: boolean;
}

export const Typing = createContext<TypingContext | undefined>(undefined);

/** Names a field in `data-field` attributes. */
export const nameOfField = (path: string, keyPath: string) => `${path} ${keyPath}`;

/** `keyCode` of a key that the input method editor has handled (UI Events, 7.3). */
const HANDLED_BY_IME = 229;

/** The typed text in one line. */
const typedTextOf = (element: Element) => element.textContent.replaceAll(/[\r\n]+/g, ' ');

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

/** The phase of editing a text. */
type Phase =
  | 'idle'
  /** Pressed, but without focus. If the press becomes a scroll, the focus never comes. */
  | 'pressed'
  /** Focused by Tab: Enter starts editing. */
  | 'reached'
  /** Being edited: Enter ends it. */
  | 'editing'
  /** Ended by Enter or Escape: the text keeps the focus, and the keyboard of a phone closes. */
  | 'ended';

const hasCaret = (phase: Phase) => phase === 'reached' || phase === 'editing';

/** The events that change the phase; `edit` is a letter, or the Enter that starts editing. */
type PhaseEvent = 'press' | 'focus' | 'edit' | 'end' | 'blur';

function phaseAfter(phase: Phase, event: PhaseEvent): Phase {
  switch (event) {
    case 'press':
      return hasCaret(phase) ? 'editing' : 'pressed';
    case 'focus':
      return phase === 'pressed' || phase === 'editing' ? 'editing' : 'reached';
    case 'edit':
      return 'editing';
    case 'end':
      return 'ended';
    case 'blur':
      return 'idle';
  }
}

interface TypedProps {
  ref: RefObject<HTMLSpanElement | null>;
  field: MarkedField;
  /** Attributes of the element, the same while it is not edited. */
  attributes: HTMLAttributes<HTMLElement>;
  phase: Phase;
  send: (event: PhaseEvent) => void;
  /** Starts or ends the editing and keeps the focus. */
  edit: () => void;
  end: () => void;
}

/**
 * A text whose source is edited. Only the browser changes its content, so that the caret, input
 * methods (IME) and autocorrection work; React renders an empty element.
 */
function Typed({ ref, field, attributes, phase, send, edit, end }: TypedProps) {
  const typing = use(Typing);
  const { source } = field;
  /** Whether something was typed since the text got the focus. */
  const isTyped = useRef(false);
  const isUndoneShown = typing?.isUndoneShown === true;
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current) return;
    const isFocused = current.ownerDocument.activeElement === current;
    // While somebody types, the element has the right text: the source may be trimmed.
    if (isFocused && hasCaret(phase) && isTyped.current && !isUndoneShown) return;
    // Browsers leave a line break in an emptied element.
    if (source !== '' && current.textContent === source) return;
    current.textContent = source;
    if (isFocused) goToEnd(current);
    // If a letter is undone before the page was rendered with it, the source does not change.
  }, [ref, source, phase, isUndoneShown]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Inside a link or a summary, Enter and Space would activate it.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    // oxlint-disable-next-line typescript/no-deprecated -- only this tells the Enter that ends a word in Safari
    if (event.keyCode === HANDLED_BY_IME) return;
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'Escape' || phase === 'editing') end();
    else edit();
  };
  const onTyped = (element: Element) => {
    isTyped.current = true;
    send('edit');
    typing?.storeSoon(field, typedTextOf(element));
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
      ref={ref}
      {...attributes}
      role="textbox"
      tabIndex={0}
      contentEditable={phase === 'ended' ? false : 'plaintext-only'}
      spellCheck
      onFocus={() => {
        isTyped.current = false;
        send('focus');
        typing?.onTextFocus(field);
      }}
      onPointerDown={({ currentTarget }) => {
        // Without this, a tap would not fire the focus event that starts editing again.
        if (phase === 'ended') currentTarget.blur();
        send('press');
      }}
      onClick={({ currentTarget }) => selectBlank(currentTarget)}
      onBlur={() => {
        send('blur');
        typing?.storeNow();
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
  const [phase, send] = useReducer(phaseAfter, 'idle');
  const element = useRef<HTMLSpanElement>(null);
  const field = typing?.field(mark);
  const enclosing = use(EnclosingPart);
  const enclosingFact =
    enclosing && MODEL.fileInfoOf(enclosing.path).code === '' ? enclosing : undefined;
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
  /** Renders the phase at once, because another element may take the focus. */
  const show = (event: 'edit' | 'end') => {
    flushSync(() => send(event));
    moveFocus(element.current, 'nearest');
  };
  const edit = () => {
    show('edit');
    if (element.current) goToEnd(element.current);
  };
  const end = () => {
    typing.storeNow();
    show('end');
  };
  if (isPlain || hasCaret(phase))
    return <Typed ref={element} {...{ field, attributes, phase, send, edit, end }} />;
  // A text filled with values of an account opens the account; the bar leads to the text itself.
  const open = () => (isWhole ? edit() : typing.open(enclosingFact ?? field));
  return (
    <span
      ref={element}
      {...attributes}
      role="textbox"
      tabIndex={0}
      onClick={open}
      onFocus={() => typing.onTextFocus(field)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        event.stopPropagation();
        open();
      }}
    >
      {children ?? text}
    </span>
  );
}
