/** @jsxImportSource react */
import { useEffect, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { directionOf } from '../../src/core/languages/language.ts';

interface PageFrameProps {
  /** Language of the page (BCP 47). */
  language: string;
  title: string;
  /** Addresses of the style sheets of the site, and of what is added to them. */
  styles: readonly string[];
  /** Called for a link to a page of the site, with its path. */
  go: (path: string) => void;
  /** The text that somebody wants to go to, as `nameOfField` names it. */
  wanted: string | undefined;
  /** Called once it has the focus. */
  found: () => void;
  children: ReactNode;
}

/** Keeps forms from being sent and films from being asked for. */
const stay = (event: SyntheticEvent) => event.preventDefault();

/** The page as visitors see it, as wide as the window. */
export function PageFrame({
  language,
  title,
  styles,
  go,
  wanted,
  found,
  children,
}: PageFrameProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [page, setPage] = useState<Document>();
  const links = styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('');
  useEffect(() => {
    page?.documentElement.setAttribute('lang', language);
    page?.documentElement.setAttribute('dir', directionOf(language));
  }, [page, language]);
  useEffect(() => {
    const fields = page?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
    const field = [...fields].find((one) => one.dataset['field'] === wanted);
    if (!field) return;
    field.scrollIntoView({ block: 'center' });
    field.focus();
    found();
  });
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const { target } = event;
    if (!(frame?.contentWindow && target instanceof frame.contentWindow.window.Element)) return;
    // A tap on a word of a link, of a button or of a question is for typing.
    const isTyped = target.closest('.typed') !== null;
    const address = target.closest('a[href]')?.getAttribute('href') ?? '#';
    if (isTyped || !address.startsWith('#')) event.preventDefault();
    if (!isTyped && /^\/(?!\/)/.test(address)) go(address.replace(/[?#].*$/, ''));
  };
  return (
    <div className="page" onClickCapture={onClick} onSubmitCapture={stay}>
      <iframe
        ref={setFrame}
        title={title}
        srcDoc={`<!doctype html><html><head><meta charset="utf-8">${links}</head><body></body></html>`}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument ?? undefined)}
      />
      {page && createPortal(children, page.body)}
    </div>
  );
}
