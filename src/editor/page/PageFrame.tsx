import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { directionOf } from '#content/languages';
import { moveFocus } from '../shared/focus.ts';
import { useAsync } from '../shared/use-async.ts';

interface PageFrameProps {
  /** Language of the page (BCP 47). */
  language: string;
  title: string;
  /** Called with the path of a link to a page of the site. */
  onLink?: (path: string) => void;
  /** Called for a tap outside editable texts. @returns whether it selected something */
  onTap?: (event: Event, target: Element) => boolean;
  /** Undoes the last change, or redoes it. */
  onUndoKey?: (action: 'undo' | 'redo') => void;
  /** Called before a shortcut of the whole editor, so that it sees what was typed last. */
  storeTyped?: () => void;
  /** The field to focus, named by `nameOfField`. */
  fieldToFocus?: string | undefined;
  /** Called if the page does not show that field. */
  onFieldMissing?: () => void;
  /** The field to scroll to without focusing it, also named by `nameOfField`. */
  fieldToShow?: string | undefined;
  /** Whether the children show the newest texts. */
  isUpToDate?: boolean;
  children: ReactNode;
}

/** Pictures of the page that are not inside an element that takes the focus by itself. */
const PICTURES = ':is(img[alt]:not([alt=""]), svg[role="img"]):not(a *, button *, .typed *)';

/** Not a state of React, because it must survive the page: pages opened offline need it, too. */
let pageStyle = '';

/** Reads the style of pages. */
async function readStyle(): Promise<string> {
  const response = pageStyle ? undefined : await fetch('page.css').catch(() => undefined);
  if (response?.ok) pageStyle = await response.text().catch(() => '');
  return pageStyle;
}

/**
 * The parts of the page that show a field; if there are none, those of the nearest group around it.
 */
function partsOf(page: Document, fieldName: string): HTMLElement[] {
  const fields = [...page.querySelectorAll<HTMLElement>('[data-field]')];
  const visible = fields.filter((field) => field.checkVisibility());
  const isWithin = (group: string, { dataset: { field = '' } }: HTMLElement) =>
    field === group || field.startsWith(`${group}.`) || field.startsWith(`${group} `);
  let group = fieldName;
  // From the field up to its file.
  while (!visible.some((field) => isWithin(group, field)) && group.includes(' '))
    group = group.replace(/[ .][^ .]*$/, '');
  return visible.filter((field) => isWithin(group, field));
}

/** Focuses a field. @returns false if none can be: it may be in closed details or in a closed menu */
const focusField = (page: Document, name: string) =>
  [...page.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)].some((field) => {
    moveFocus(field, 'center');
    return page.activeElement === field;
  });

/** Scrolls to the first of some parts of the page, unless one of them is in sight. */
function showPart(page: Document, parts: readonly Element[]) {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(page.documentElement);
  /** How much of the page the header and the sheet cover, in px. */
  const [above = 0, below = 0] = [scrollPaddingTop, scrollPaddingBottom].map(Number.parseFloat);
  const isInSight = (part: Element) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top >= above && bottom <= page.documentElement.clientHeight - below;
  };
  if (!parts.some(isInSight)) parts[0]?.scrollIntoView({ block: 'center' });
}

/** An iframe that shows the page as visitors see it, as wide as the window. */
export function PageFrame(props: PageFrameProps) {
  const { language, title, onLink, onTap, onUndoKey, storeTyped, children } = props;
  const { fieldToFocus, onFieldMissing, fieldToShow, isUpToDate = true } = props;
  const [page, setPage] = useState<Document>();
  const { answer: style } = useAsync(readStyle);
  useEffect(() => {
    page?.documentElement.setAttribute('lang', language);
    page?.documentElement.setAttribute('dir', directionOf(language));
  }, [page, language]);
  /**
   * The last field that was focused: a later render must not focus it again, nor the way back from a
   * sheet, where an item may have been added.
   */
  const focusedField = useRef<string>(undefined);
  const reportMissing = useEffectEvent(() => onFieldMissing?.());
  /**
   * The last field that was scrolled to. After that, the page stays where people have scrolled it.
   */
  const shownField = useRef<string>(undefined);
  /**
   * The last tapped element. A button or a picture has no text by which its field could be found.
   */
  const tapped = useRef<Element>(undefined);
  useEffect(() => {
    page?.documentElement.toggleAttribute('data-covered', fieldToShow !== undefined);
    if (!page || !isUpToDate) return;
    if (fieldToFocus !== undefined && fieldToFocus !== focusedField.current) {
      focusedField.current = fieldToFocus;
      if (!focusField(page, fieldToFocus)) reportMissing();
    }
    if (fieldToShow === shownField.current) return;
    const last = shownField.current;
    shownField.current = fieldToShow;
    if (last !== undefined && fieldToShow !== undefined) tapped.current = undefined;
    // Once more when the form has closed: a new item was not on the page before.
    const parts = partsOf(page, fieldToShow ?? last ?? '');
    showPart(page, tapped.current ? [tapped.current] : parts);
    if (fieldToShow === undefined) tapped.current = undefined;
  }, [page, children, fieldToFocus, isUpToDate, fieldToShow]);
  useEffect(() => {
    // Tab stops at the text of a link, not at the link itself, whose address is in `ItemBar`.
    for (const link of page?.querySelectorAll<HTMLElement>('a:has(.typed)') ?? [])
      link.tabIndex = -1;
    // Pictures take the focus, so that Enter opens the same field as a tap.
    for (const picture of page?.querySelectorAll<HTMLElement | SVGElement>(PICTURES) ?? []) {
      picture.tabIndex = 0;
      picture.dataset['picture'] = '';
    }
  }, [page, children]);
  useEffect(() => {
    // When a phone's keyboard opens, the frame shrinks: keep the text with the caret visible.
    const stayInSight = () => {
      const { activeElement } = page ?? {};
      if (activeElement?.matches('.typed')) activeElement.scrollIntoView({ block: 'nearest' });
    };
    page?.defaultView?.addEventListener('resize', stayInSight);
    return () => page?.defaultView?.removeEventListener('resize', stayInSight);
  }, [page]);
  // Runs after the listeners of the parts, which record the tap.
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const view = page?.defaultView;
    if (!view || !(target instanceof view.window.Element)) return;
    const isTyped = target.closest('.typed') !== null;
    const link = target.closest('a[href]');
    // A tap on the text of a link or of an open summary places the caret and does nothing else.
    if (isTyped || link) event.preventDefault();
    if (isTyped) return;
    const address = link?.getAttribute('href') ?? '';
    // In a `srcdoc` frame a link such as `#faq` would load the start page of the site.
    const anchor = address.startsWith('#') ? page.getElementById(address.slice(1)) : null;
    anchor?.scrollIntoView({ block: 'nearest' });
    tapped.current = onTap?.(event.nativeEvent, target) ? target : undefined;
    if (tapped.current) return;
    if (/^\/(?!\/)/.test(address)) onLink?.(address.replace(/[?#].*$/, ''));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    const isIn = (selector: string) => page?.activeElement?.matches(selector) ?? false;
    if (!isCommand && key === 'enter' && isIn('[data-picture]'))
      target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    if (key === 'f6' || (isCommand && key === 'enter')) {
      event.preventDefault();
      event.stopPropagation();
      storeTyped?.();
      dispatchEvent(new KeyboardEvent('keydown', event.nativeEvent));
    }
    if (!isCommand || event.altKey || !/^[yz]$/.test(key)) return;
    // In an input of the page itself, as in the form of Contact Us, the key undoes letters.
    if (isIn('input, textarea, select')) return;
    // The browser cannot undo texts that React has rendered since.
    event.preventDefault();
    event.stopPropagation();
    onUndoKey?.(key === 'y' || event.shiftKey ? 'redo' : 'undo');
  };
  return (
    <div
      className="page"
      role="none"
      onClick={onClick}
      onKeyDownCapture={onKeyDown}
      // Keeps forms of the page from being sent.
      onSubmitCapture={(event) => event.preventDefault()}
    >
      {style !== undefined && (
        <iframe
          title={title}
          srcDoc={`<!doctype html><html translate="no"><head><meta charset="utf-8"><style>${style}</style></head><body></body></html>`}
          onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument ?? undefined)}
        />
      )}
      {page && createPortal(children, page.body)}
    </div>
  );
}
