/** The visits of the slow profile. Each starts with an empty cache, in a browser of its own. */
import { launch } from './browser.ts';
import type { Figures } from './figures.ts';
import { SLOW, Visitor } from './visitor.ts';

/** Where each page's visitor goes next: a page that menu and footer both lead to. */
const NEXT: Record<string, string> = {
  '/': '/about-us',
  '/about-us': '/contact-us',
  '/contact-us': '/',
  '/donate': '/contact-us',
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function visit<Result>(task: (visitor: Visitor) => Promise<Result>): Promise<Result> {
  const browser = await launch();
  try {
    return await task(await Visitor.arrive(browser, SLOW));
  } finally {
    await browser.close();
  }
}

/** Touches a thing in the moment it is painted. Gives the time until it has answered, ms. */
async function tapWhenPainted(
  visitor: Visitor,
  what: 'menu' | 'faq',
  url: string,
): Promise<number> {
  await visitor.watchFromStart(what);
  const target = visitor.next('target');
  const answer = visitor.next('answer');
  const touch = visitor.next('touch');
  const loaded = visitor.goto(url);
  await visitor.tap(await target, 0);
  const time = (await answer).time - (await touch).time;
  await loaded;
  return time;
}

/** Paints and bytes of a first visit, before anything is touched. */
async function load(url: string): Promise<Figures> {
  return visit(async (visitor) => {
    await visitor.goto(url);
    // Pictures below the fold that the browser fetches early arrive after the load event.
    await visitor.quiet(1000);
    const paints = await visitor.paints();
    const transfers = visitor.transfers.filter(({ ahead }) => !ahead);
    return {
      slowFirstPaint: paints.first,
      slowLargestPaint: paints.largest,
      bytes: transfers.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: transfers.length,
    };
  });
}

/** From the click on a link to the next page's heading, ms. */
async function next(
  url: string,
  page: string,
  idle: number,
  from: 'menu' | 'footer',
): Promise<number> {
  return visit(async (visitor) => {
    await visitor.goto(url);
    await pause(idle);
    if (from === 'menu') {
      const target = visitor.next('target');
      const answer = visitor.next('answer');
      await visitor.watch('menu');
      await visitor.tap(await target);
      await answer;
    }
    const to = NEXT[page] as string;
    if (from === 'footer') await visitor.find(to, true);
    // A person needs a moment to find the line and to bring the finger there; not when in a hurry.
    if (idle > 0) await pause(700);
    const link = await visitor.find(to, false, from === 'footer');
    // The click has the same time, but a page that is left at once may not come to report it.
    const click = visitor.next('touch');
    const heading = visitor.next('heading', ({ path }) => path === to);
    await visitor.tap(link);
    return (await heading).time - (await click).time;
  });
}

/** One round of the slow profile on one page. What a page has not, such as questions, is left out. */
export async function runSlowProfile(site: string, page: string): Promise<Figures> {
  const url = site + page;
  return {
    ...(await load(url)),
    menu: await visit((visitor) => tapWhenPainted(visitor, 'menu', url)),
    ...(page === '/contact-us'
      ? { faq: await visit((visitor) => tapWhenPainted(visitor, 'faq', `${url}#faqs`)) }
      : {}),
    nextCold: await next(url, page, 0, 'footer'),
    nextFromMenu: await next(url, page, 3000, 'menu'),
    nextFromFooter: await next(url, page, 3000, 'footer'),
  };
}
