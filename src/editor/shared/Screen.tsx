import { useEffect, useRef, type ReactNode } from 'react';
import { WORDS } from '../words/words.ts';
import { moveFocus } from './focus.ts';
import { StartLink } from './PageChooser.tsx';
import type { Notice } from './publish-notice.ts';
import { routeAddress, routeAt, type EditorRoute } from './route.ts';
import { searchText } from './search-text.ts';
import { useWindowTitle } from './use-window-title.ts';
import { isOpenedByLink, lastVisit } from './visits.ts';

const words = WORDS.app;

/** Attributes of links to the site, so that the editor stays open. */
const NEW_TAB = { target: '_blank', rel: 'noopener' };

/**
 * The heading of a screen, and the title of the window. It takes the focus when the screen opens, so
 * that screen readers announce the screen. After Back, and always on *Start* with a search, the
 * scroll position and the focus are as before.
 */
export function Heading({ title, className }: { title: string; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useWindowTitle('screen', title);
  useEffect(() => {
    const screen = heading.current?.closest('.filled');
    if (!screen) return;
    const isSearch = routeAt(location.hash).screen === 'start' && searchText.query !== '';
    const { top = 0, to = '' } = (isSearch || !isOpenedByLink() ? lastVisit() : undefined) ?? {};
    const lastLink = screen.querySelector(`a[href="${CSS.escape(to)}"]`);
    moveFocus(lastLink ?? heading.current, { part: screen, top });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {title}
    </h1>
  );
}

interface ScreenProps {
  /** When it changes, the heading takes the focus. */
  title: string;
  /** Replaces the link to the start screen above the heading. */
  above?: ReactNode;
  children: ReactNode;
}

/** A screen of the editor. */
export const Screen = ({ title, above, children }: ScreenProps) => (
  <main className="screen" aria-label={title}>
    <header className="screen-head">
      {above ?? <StartLink />}
      <Heading key={title} title={title} />
    </header>
    {children}
  </main>
);

/** Shown while a screen is loading, below the head that `appPage` shows until the script begins. */
export const Opening = () => (
  <div className="screen">
    <div className="screen-head opening">
      <b role="status">{words.loading}</b>
      <progress aria-hidden />
    </div>
  </div>
);

/** The link of a notice. Out of the editor it opens a tab. */
export const NoticeLink = ({ text, href }: NonNullable<Notice['link']>) => (
  <a className="way" href={href} {...(!href.startsWith('#') && NEW_TAB)}>
    {text}
  </a>
);

/** The text of a notice with its link. */
export const NoticeText = ({ text, link }: Notice) => (
  <>
    {text} {link && <NoticeLink {...link} />}
  </>
);

interface FailedProps {
  /** What has gone wrong. */
  notice: Notice;
  /** The error message of the browser. */
  reason?: string;
  tryAgain: () => void;
}

/** Fills the window with an error message and a button to try again. */
export const Failed = ({ notice, reason, tryAgain }: FailedProps) => (
  <main className="screen">
    <p role="alert">
      <NoticeText {...notice} />
    </p>
    {reason !== undefined && (
      <p>
        <small>{reason}</small>
      </p>
    )}
    <button onClick={tryAgain}>{words.again}</button>
  </main>
);

interface RouteLinkProps {
  /** The target of the link. */
  to: EditorRoute;
  isPrimary?: boolean;
  children: ReactNode;
}

/** A link to another route of the editor. */
export const RouteLink = ({ to, isPrimary = false, children }: RouteLinkProps) => (
  <a className={isPrimary ? 'way primary' : 'way'} href={routeAddress(to)}>
    {children}
  </a>
);

interface LinkRowProps {
  to: EditorRoute;
  children: ReactNode;
  /** A second line, such as the label of a field. */
  below?: ReactNode;
}

/** A link that fills a row of a list. */
export const LinkRow = ({ to, children, below }: LinkRowProps) => (
  <a className="choice" href={routeAddress(to)}>
    <span>{children}</span>
    {below && <small> {below}</small>}
  </a>
);
