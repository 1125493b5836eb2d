/** The middle of a thing on the screen, CSS px. */
export interface Point {
  x: number;
  y: number;
}

/** What a page tells the bench; times are absolute, in ms (`performance.timeOrigin` plus the page's own clock). */
export interface Report extends Point {
  /** A heading is on the screen, a finger has left it, a control is on the screen, a control has answered. */
  kind: 'heading' | 'touch' | 'control' | 'answer';
  /** Path of the page. */
  path: string;
  time: number;
  /** The page was prepared ahead of its visit. */
  prepared: boolean;
}

export type Control = 'menu' | 'faq';

declare global {
  interface Window {
    /** The line to the bench. */
    benchReport?: (report: string) => void;
    /** Reports where a control is, once it has been painted, and when it has answered. */
    benchWatch?: (control: Control) => void;
    /** The middle of a link to a path that can be touched: the first on the page, or the last in its footer. */
    benchLink?: (path: string, options: { footer: boolean; scroll: boolean }) => Point | undefined;
  }
}

/**
 * Runs in every page before its own scripts, so it must not use anything from outside itself.
 * It knows what any site has (a heading, links, buttons), nothing of one site's own markup.
 */
export function observe(): void {
  const pathOf = (address: string) =>
    new URL(address, location.href).pathname.replace(/(.)\/$/, '$1');
  const prepared = document.prerendering ?? false;
  const report = (
    kind: Report['kind'],
    { x, y }: Point = { x: 0, y: 0 },
    now = performance.now(),
  ) => {
    const path = pathOf(location.href);
    const message: Report = { kind, x, y, path, time: performance.timeOrigin + now, prepared };
    window.benchReport?.(JSON.stringify(message));
  };
  /** Called while a frame is being made: runs a task once that frame has been handed to the screen. */
  const afterPaint = (task: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = task;
    port2.postMessage(0);
  };
  /** Asks in each frame, before it is painted, until there is an answer. */
  const untilFound = <Found>(find: () => Found | undefined | false, then: (found: Found) => void) =>
    requestAnimationFrame(() => {
      const found = find();
      if (found) then(found);
      else untilFound(find, then);
    });
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0;
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const canBeTouched = (element: Element | undefined) => {
    if (!element) return false;
    const { x, y } = middle(element);
    return element.contains(document.elementFromPoint(x, y));
  };

  addEventListener('touchend', ({ timeStamp }) => report('touch', undefined, timeStamp), {
    capture: true,
    passive: true,
  });

  const watchHeading = () =>
    untilFound(
      () => {
        const heading = document.querySelector('h1');
        return heading?.textContent && isVisible(heading);
      },
      () => afterPaint(() => report('heading')),
    );
  if (document.prerendering) document.addEventListener('prerenderingchange', watchHeading);
  else watchHeading();

  const CONTROLS = {
    menu: {
      find: () =>
        [...document.querySelectorAll('button')].find(
          (button) =>
            !button.closest('main, footer') &&
            isVisible(button) &&
            (button.hasAttribute('popovertarget') ||
              button.hasAttribute('aria-expanded') ||
              /menu/i.test(`${button.getAttribute('aria-label')} ${button.textContent}`)),
        ),
      // The links that can be seen, and where.
      state: () =>
        [...document.querySelectorAll('a[href]')]
          .filter((link) => !link.closest('main, footer') && isVisible(link))
          .map((link) => `${link.getAttribute('href')} ${Math.round(middle(link).x)}`)
          .join(),
    },
    faq: {
      find: () =>
        [...document.querySelectorAll('summary, main button[aria-expanded]')].find((question) => {
          const { y } = middle(question);
          return isVisible(question) && y > 0 && y < innerHeight;
        }),
      state: () => String(document.documentElement.scrollHeight),
    },
  };
  window.benchWatch = (name) => {
    const { find, state } = CONTROLS[name];
    const findTouchable = () => {
      const control = find();
      return canBeTouched(control) && control;
    };
    untilFound(findTouchable, (control) =>
      afterPaint(() => {
        const watchAnswer = () => {
          // What moved until now, such as by a typeface that came late, is no answer.
          const before = state();
          untilFound(
            () => state() !== before,
            () => afterPaint(() => report('answer')),
          );
        };
        addEventListener('pointerdown', watchAnswer, { capture: true, once: true });
        report('control', middle(control));
      }),
    );
  };

  window.benchLink = (path, { footer, scroll }) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      (link) => pathOf(link.href) === path && link.origin === location.origin && isVisible(link),
    );
    const link = footer ? links.findLast((one) => one.closest('footer')) : links.find(canBeTouched);
    if (scroll) link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return link && canBeTouched(link) ? middle(link) : undefined;
  };
}
