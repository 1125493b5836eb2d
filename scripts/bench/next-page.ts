import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'puppeteer-core';
import { folderWith } from '../../tests/support/folder-with.ts';
import type { Figures } from './table.ts';
import { visit } from './visit.ts';

const PHONE = { width: 360, height: 740, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Time on a page before a click, in ms. */
const REST = 3000;

/** A busy 3G cell (round trip in ms, bytes a second) and a processor six times slower. */
const slowDown = (session: CDPSession) =>
  Promise.allSettled([
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    }),
    session.send('Emulation.setCPUThrottlingRate', { rate: 6 }),
  ]);

/** Runs in the page. @returns the time of its first paint; 0 before it, or on another page */
function timeOfPaint(path: string): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const isHere = location.pathname.replace(/(.)\/$/, '$1') === path;
  return isHere && paint ? performance.timeOrigin + paint.startTime : 0;
}

/** The time of a page's first paint, in ms since 1970. @throws after a minute */
async function painted(page: Page, path: string): Promise<number> {
  for (const limit = AbortSignal.timeout(60_000); !limit.aborted;) {
    // A page that is being left cannot answer.
    const time = await page.evaluate(timeOfPaint, path).catch(() => 0);
    if (time) return time;
    await pause(20);
  }
  throw new Error(`${path} was not painted within a minute.`);
}

/** Taps the footer's link to a page. @returns the ms until that page is painted */
async function next(page: Page, path: string, rest = 0): Promise<number> {
  const link = (await page.$$(`a[href="${path}"], a[href="${path}/"]`)).at(-1);
  if (!link) throw new Error(`${page.url()} has no link to ${path}.`);
  await link.scrollIntoView();
  await pause(rest);
  const tapped = performance.timeOrigin + performance.now();
  // The page may be gone before the tap is answered.
  await link.tap().catch(() => undefined);
  return (await painted(page, path)) - tapped;
}

/** Runs in the page: 1 if it was prerendered (Prerendering Revamped, section 3.2.4), else 0. */
function wasPrerendered(): number {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'activationStart' in entry && entry.activationStart ? 1 : 0;
}

/** The waiting times from one page of a site to another, in ms. */
export async function waits(site: string, from: string, to: string): Promise<Figures> {
  const journey = (rest: number) => async (page: Page) => {
    await page.setViewport(PHONE);
    await page.goto(site + from, { waitUntil: 'domcontentloaded' });
    const first = (await painted(page, from)) - (await page.evaluate(() => performance.timeOrigin));
    const click = await next(page, to, rest);
    return { first, click, prerendered: await page.evaluate(wasPrerendered) };
  };
  const profile = fileURLToPath(folderWith());
  const hurried = await visit(journey(0), slowDown);
  const firstVisit = await visit(journey(REST), slowDown, profile);
  const later = await visit(journey(REST), slowDown, profile);
  return {
    'first page': firstVisit.first,
    'click at once': hurried.click,
    'click at rest': firstVisit.click,
    '(prerendered)': firstVisit.prerendered,
    'later visit: first page': later.first,
    'click at rest, later': later.click,
    '(prerendered, later)': later.prerendered,
  };
}
