import { useEffect, useRef, type ReactNode } from 'react';
import { WORDS } from '../words/words.ts';
import { StartLink } from './PageChooser.tsx';
import { routeAddress, type EditorRoute } from './route.ts';

const words = WORDS.app;

/** Where each screen was left, by its address: how far down, and which link led away. */
const left = new Map<string, { top: number; link: string }>();

interface HeadingProps {
  /** What the screen is called: the window bears the same name. */
  title: string;
  className?: string;
}

/**
 * The heading of a screen. It takes the focus when the screen opens, so that a screen reader says
 * where somebody is. A screen that was left before shows what it showed then.
 */
export function Heading({ title, className }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – ${words.title}`;
  }, [title]);
  useEffect(() => {
    const address = location.hash;
    const screen = heading.current?.closest('.filled');
    const { top = 0, link = '' } = left.get(address) ?? {};
    const retry = screen?.querySelector<HTMLElement>(`a[href="${CSS.escape(link)}"]`);
    (retry ?? heading.current)?.focus({ preventScroll: true });
    screen?.scrollTo({ top });
    const leave = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      left.set(address, {
        top: screen?.scrollTop ?? 0,
        link: link?.getAttribute('href') ?? left.get(address)?.link ?? '',
      });
    };
    for (const kind of ['scroll', 'click'])
      screen?.addEventListener(kind, leave, { passive: true });
    return () => {
      for (const kind of ['scroll', 'click']) screen?.removeEventListener(kind, leave);
    };
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {title}
    </h1>
  );
}

interface ScreenProps {
  title: string;
  className?: string;
  /** What stands above the heading in place of the way to the start. */
  above?: ReactNode;
  children: ReactNode;
}

/** A screen of the editor. */
export const Screen = ({ title, className = '', above, children }: ScreenProps) => (
  <main className={`screen ${className}`} aria-label={title}>
    {above ?? <StartLink />}
    <Heading key={title} title={title} />
    {children}
  </main>
);

/** Stands where something comes as soon as it is loaded. */
export const Opening = () => (
  <p className="screen" role="status">
    {words.loading}
  </p>
);

interface FailedProps {
  /** What went wrong, as a sentence. */
  message: string;
  /** In the words of the browser. */
  reason?: string;
  tryAgain: () => void;
}

/** Fills the window with what went wrong, and a way to try again. */
export const Failed = ({ message, reason, tryAgain }: FailedProps) => (
  <main className="screen">
    <p role="alert">{message}</p>
    {reason !== undefined && (
      <p>
        <small>{reason}</small>
      </p>
    )}
    <button type="button" onClick={tryAgain}>
      {words.again}
    </button>
  </main>
);

interface RouteLinkProps {
  /** Where it leads. */
  to: EditorRoute;
  children: ReactNode;
}

/** A link to another place of the editor. */
export const RouteLink = ({ to, children }: RouteLinkProps) => (
  <a className="way" href={routeAddress(to)}>
    {children}
  </a>
);

interface LinkRowProps {
  href: string;
  children: ReactNode;
  /** A second line below, such as where something stands. */
  below?: ReactNode;
}

/** A row of a list that leads somewhere. */
export const LinkRow = ({ href, children, below }: LinkRowProps) => (
  <a className="choice" href={href}>
    <span>{children}</span>
    {below && <small> {below}</small>}
  </a>
);
