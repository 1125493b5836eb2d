import {
  useEffect,
  useState,
  type KeyboardEvent,
  type MouseEvent as ClickEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { directionOf } from '#content/languages';

interface PageFrameProps {
  /** Language of the page (BCP 47). */
  language: string;
  title: string;
  /** Whether its texts can be typed. */
  isTyped?: boolean;
  /** Called for a link to a page of the site, with its path. */
  go?: (path: string) => void;
  /** Called for a tap beside what is typed. @returns whether something was meant by it */
  tap?: (event: Event, target: Element) => boolean;
  /** Takes the last change back, or takes it again. */
  takeBack?: (isAgain: boolean) => void;
  /** Takes what was typed last, before a key that is for the whole editor. */
  settle?: () => void;
  /** The text that somebody wants to go to, as `nameOfField` names it. */
  wanted?: string | undefined;
  /** Called once it has the focus, or the page does not show it. */
  onSearched?: (isThere: boolean) => void;
  children: ReactNode;
}

/** Pictures of the page that stand in nothing that takes the focus by itself. */
const PICTURES = ':is(img[alt]:not([alt=""]), svg[role="img"]):not(a *, button *, .typed *)';

/** Keeps forms from being sent and films from being asked for. */
const stay = (event: SyntheticEvent) => event.preventDefault();

/** The page as visitors see it, as wide as the window. */
export function PageFrame({
  language,
  title,
  isTyped = false,
  go,
  tap,
  takeBack,
  settle,
  wanted,
  onSearched,
  children,
}: PageFrameProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [page, setPage] = useState<Document>();
  const links = ['page.css', ...(isTyped ? ['typed.css'] : [])]
    .map((name) => `<link rel="stylesheet" href="${new URL(name, location.href).href}">`)
    .join('');
  useEffect(() => {
    page?.documentElement.setAttribute('lang', language);
    page?.documentElement.setAttribute('dir', directionOf(language));
  }, [page, language]);
  useEffect(() => {
    if (!page || wanted === undefined) return;
    const fields = [...page.querySelectorAll<HTMLElement>('[data-field]')];
    // What is folded or in a closed menu does not take the focus.
    const isThere = fields.some((field) => {
      if (field.dataset['field'] !== wanted) return false;
      field.scrollIntoView({ block: 'center' });
      field.focus();
      return page.activeElement === field;
    });
    onSearched?.(isThere);
  });
  useEffect(() => {
    // Tab stops at the words of a link, not at the link: the bar above the page has its target.
    for (const link of page?.querySelectorAll<HTMLElement>('a:has(.typed)') ?? [])
      link.tabIndex = -1;
  });
  useEffect(() => {
    // What a tap on a picture opens, Enter opens too.
    for (const picture of page?.querySelectorAll<HTMLElement | SVGElement>(PICTURES) ?? []) {
      picture.tabIndex = 0;
      picture.dataset['picture'] = '';
    }
  });
  const onClick = (event: ClickEvent<HTMLElement>) => {
    const { target } = event;
    if (!(frame?.contentWindow && target instanceof frame.contentWindow.window.Element)) return;
    const link = target.closest('a[href]');
    // A tap on a word of a link, of a button or of a question is for typing.
    if (target.closest('.typed') || link) event.preventDefault();
    // In a frame without an address the browser would leave it for the start of the site.
    const [, id] = /^#(.+)/.exec(link?.getAttribute('href') ?? '') ?? [];
    if (id !== undefined && !target.closest('.typed'))
      page?.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  };
  useEffect(() => {
    // What is typed stays in sight when the page gets lower, as above the keyboard of a phone.
    const stayInSight = () => {
      const { activeElement } = page ?? {};
      if (activeElement?.matches('.typed')) activeElement.scrollIntoView({ block: 'nearest' });
    };
    page?.defaultView?.addEventListener('resize', stayInSight);
    return () => page?.defaultView?.removeEventListener('resize', stayInSight);
  }, [page]);
  // After every part on the way has noted the tap.
  useEffect(() => {
    const onTap = (event: Event) => {
      const { target } = event;
      const view = page?.defaultView;
      if (!view || !(target instanceof view.window.Element)) return;
      if (target.closest('.typed') || tap?.(event, target)) return;
      const address = target.closest('a[href]')?.getAttribute('href') ?? '#';
      if (/^\/(?!\/)/.test(address)) go?.(address.replace(/[?#].*$/, ''));
    };
    page?.addEventListener('click', onTap);
    return () => page?.removeEventListener('click', onTap);
  }, [page, tap, go]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    const key = event.key.toLowerCase();
    const isPicture = (page?.activeElement?.matches('[data-picture]') ?? false) && key === 'enter';
    if (isPicture) target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    if (key === 'f6' || ((event.ctrlKey || event.metaKey) && key === 'enter')) {
      event.preventDefault();
      event.stopPropagation();
      settle?.();
      dispatchEvent(new KeyboardEvent('keydown', event.nativeEvent));
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !/^[yz]$/.test(key)) return;
    // The browser knows nothing of what views have drawn anew.
    event.preventDefault();
    event.stopPropagation();
    takeBack?.(key === 'y' || event.shiftKey);
  };
  return (
    <div
      className="page"
      onClickCapture={onClick}
      onKeyDownCapture={onKeyDown}
      onSubmitCapture={stay}
    >
      <iframe
        ref={setFrame}
        title={title}
        srcDoc={`<!doctype html><html translate="no"><head><meta charset="utf-8">${links}</head><body></body></html>`}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument ?? undefined)}
      />
      {page && createPortal(children, page.body)}
    </div>
  );
}
