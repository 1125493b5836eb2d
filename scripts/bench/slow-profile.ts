/** The visits on a slow phone. Each starts with an empty cache, in a browser of its own. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Figures } from './figures.ts';
import type { Control } from './observe.ts';
import { Phone } from './phone.ts';

/** Where each page's visitor goes next: a page that menu and footer both lead to. */
const NEXT: Record<string, string> = {
  '/': '/about-us',
  '/about-us': '/contact-us',
  '/contact-us': '/',
  '/donate': '/contact-us',
};

/** After load, ms: a control that has not come until then is not there. */
const PATIENCE = 5_000;
const GOTO = { timeout: 60_000 };

/** Paints and bytes of a first visit, before anything is touched. */
function load(url: string): Promise<Figures> {
  return Phone.use(async ({ page, transfers }) => {
    await page.goto(url, GOTO);
    // Pictures below the fold that the browser fetches early arrive after the load event.
    await page.waitForNetworkIdle({ idleTime: 1000, timeout: 20_000 }).catch(() => undefined);
    // Largest contentful paint is told only to observers (Largest Contentful Paint 2.1).
    const paints = await page.evaluate(
      () =>
        new Promise<Figures>((resolve) => {
          const slowFirstPaint =
            performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
          new PerformanceObserver((list) =>
            resolve({ slowFirstPaint, slowLargestPaint: list.getEntries().at(-1)?.startTime }),
          ).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    const bytes = [...transfers.values()].reduce((sum, size) => sum + size, 0);
    return { ...paints, bytes, requests: transfers.size };
  });
}

/** Touches a control in the moment it is painted. Gives the time until it has answered, ms. */
function tapWhenPainted(control: Control, url: string): Promise<number> {
  return Phone.use(async (phone) => {
    await phone.watch(control);
    const loaded = phone.page.goto(url, GOTO);
    const shown = loaded.then(() => phone.report('control', { limit: PATIENCE }));
    await phone.tap(await Promise.race([phone.report('control'), shown]), 0);
    const [touch, answer] = await Promise.all([
      phone.report('touch'),
      phone.report('answer'),
      loaded,
    ]);
    return answer.time - touch.time;
  });
}

/** From the click on a link, some ms after load, to the next page's heading, ms. */
function nextPage(
  url: string,
  path: string,
  idle: number,
  from: 'menu' | 'footer',
): Promise<number> {
  return Phone.use(async (phone) => {
    const find = async (options: { footer: boolean; scroll: boolean }) => {
      const point = await phone.page.evaluate(
        (to, how) => window.benchLink?.(to, how),
        path,
        options,
      );
      if (!point) throw new Error(`The page has no link to ${path} that can be touched.`);
      return point;
    };
    const footer = from === 'footer';
    await phone.page.goto(url, GOTO);
    await pause(idle);
    if (footer) await find({ footer, scroll: true });
    else {
      await phone.page.evaluate(() => window.benchWatch?.('menu'));
      await phone.tap(await phone.report('control', { limit: PATIENCE }));
      await phone.report('answer');
    }
    // A person needs a moment to find the line and to bring the finger there; not when in a hurry.
    if (idle > 0) await pause(700);
    const rules = await phone.page.evaluate(
      () => document.querySelector('head > script[type=speculationrules]')?.textContent,
    );
    // The click has the same time, but a page that is left at once may not come to report it.
    await phone.tap(await find({ footer, scroll: false }));
    const [touch, heading] = await Promise.all([
      phone.report('touch'),
      phone.report('heading', { path }),
    ]);
    if (rules?.includes('"prerender"') && !heading.prepared)
      throw new Error(`${path} was not prepared ahead, although the page asks for it.`);
    return heading.time - touch.time;
  });
}

/** The visits of one page, each by the name of what it measures. */
export function slowVisits(site: string, page: string): Record<string, () => Promise<Figures>> {
  const url = site + page;
  const next = NEXT[page] as string;
  return {
    'slow load': () => load(url),
    menu: async () => ({ menu: await tapWhenPainted('menu', url) }),
    ...(page === '/contact-us' && {
      FAQ: async () => ({ faq: await tapWhenPainted('faq', `${url}#faqs`) }),
    }),
    'next, cold': async () => ({ nextCold: await nextPage(url, next, 0, 'footer') }),
    'next, menu': async () => ({ nextFromMenu: await nextPage(url, next, 3000, 'menu') }),
    'next, footer': async () => ({ nextFromFooter: await nextPage(url, next, 3000, 'footer') }),
  };
}
