/** What a page tells the bench; times are absolute, in ms (`performance.timeOrigin` plus the page's own clock). */
export type Report =
  | { kind: 'heading'; path: string; time: number }
  | { kind: 'touch'; time: number }
  | { kind: 'target'; what: string; x: number; y: number; time: number }
  | { kind: 'answer'; what: string; time: number };

declare global {
  interface Window {
    /** The line to the bench. */
    benchReport?: (report: string) => void;
    /** Reports where a thing is, once it has been painted, and when it answers. */
    benchWatch?: (what: 'menu' | 'faq') => void;
    /** The middle of a link that can be touched: the first on the page, or the last in its footer. */
    benchLink?: (
      path: string,
      footer: boolean,
      scroll: boolean,
    ) => { x: number; y: number } | undefined;
  }
}

/**
 * Runs in every page before its own scripts, so it must not use anything from outside itself.
 * It knows what any site has (a heading, links, buttons), nothing of one site's own markup.
 */
export function observe(): void {
  const report = (message: Report) => window.benchReport?.(JSON.stringify(message));
  const now = () => performance.timeOrigin + performance.now();
  /** Runs a task once the frame that is being made has been handed to the screen. */
  const painted = (task: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = task;
      port2.postMessage(0);
    });
  const pathOf = (address: string) =>
    new URL(address, location.href).pathname.replace(/(.)\/$/, '$1');
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0;
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const touchable = (element: Element) => {
    const { x, y } = middle(element);
    return element.contains(document.elementFromPoint(x, y));
  };

  addEventListener(
    'touchend',
    ({ timeStamp }) => report({ kind: 'touch', time: performance.timeOrigin + timeStamp }),
    { capture: true, passive: true },
  );

  const watchHeading = () => {
    const heading = document.querySelector('h1');
    if (heading?.textContent && seen(heading)) {
      painted(() => report({ kind: 'heading', path: pathOf(location.href), time: now() }));
    } else requestAnimationFrame(watchHeading);
  };
  if (document.prerendering) document.addEventListener('prerenderingchange', watchHeading);
  else requestAnimationFrame(watchHeading);

  const menuLinks = () =>
    [...document.querySelectorAll('a[href]')]
      .filter((link) => !link.closest('main, footer') && seen(link))
      .map((link) => `${link.getAttribute('href')} ${Math.round(middle(link).x)}`)
      .join();
  const WATCHED = {
    menu: {
      find: () =>
        [...document.querySelectorAll('button')].find(
          (button) =>
            !button.closest('main, footer') &&
            seen(button) &&
            (button.hasAttribute('popovertarget') ||
              button.hasAttribute('aria-expanded') ||
              /menu/i.test(`${button.getAttribute('aria-label')} ${button.textContent}`)),
        ),
      state: menuLinks,
    },
    faq: {
      find: () =>
        [...document.querySelectorAll('summary, main button[aria-expanded]')].find(
          (question) =>
            seen(question) && middle(question).y > 0 && middle(question).y < innerHeight,
        ),
      state: () => String(document.documentElement.scrollHeight),
    },
  };
  window.benchWatch = (what) => {
    const { find, state } = WATCHED[what];
    const wait = () => {
      const target = find();
      if (!target || !touchable(target)) {
        requestAnimationFrame(wait);
        return;
      }
      painted(() => {
        const before = state();
        report({ kind: 'target', what, ...middle(target), time: now() });
        const changed = () => {
          if (state() === before) requestAnimationFrame(changed);
          else painted(() => report({ kind: 'answer', what, time: now() }));
        };
        requestAnimationFrame(changed);
      });
    };
    requestAnimationFrame(wait);
  };

  window.benchLink = (path, footer, scroll) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      (link) => pathOf(link.href) === path && link.origin === location.origin && seen(link),
    );
    const link = footer
      ? links.findLast((candidate) => candidate.closest('footer'))
      : links.find(touchable);
    if (scroll) link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return link && touchable(link) ? middle(link) : undefined;
  };
}
