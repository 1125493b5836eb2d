import type { Page, Route } from '@playwright/test';

/** Resolves after two frames: by then observers have received all entries. */
const frames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Resolves once the page has shown words. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
        });
        observer.observe({ type: 'paint', buffered: true });
      }),
  );

/** The sum of all layout shifts so far. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

/**
 * Opens a page whose fonts arrive one after another, once its words are shown in others.
 * @param before called while those others are shown
 * @returns the sum of all layout shifts (Cumulative Layout Shift)
 * @throws if the page is not drawn, or needs no font
 */
export async function shiftWhenTypefaceIsLate(
  page: Page,
  path: string,
  before: () => Promise<void> = async () => {},
): Promise<number> {
  const held: Route[] = [];
  await page.route('**/*.woff2', (route) => void held.push(route));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (await page.evaluate(() => getComputedStyle(document.documentElement).opacity === '0'))
    throw new Error('What is not drawn shifts nothing: test.use({ drawn: true }).');
  await painted(page);
  await before();
  if (held.length === 0) throw new Error(`${path} asks for no font.`);
  for (let route = held.shift(); route; route = held.shift()) {
    const arrived = route.request();
    const finished = page.waitForEvent('requestfinished', (request) => request === arrived);
    await route.continue();
    await finished;
    await frames(page);
  }
  await page.evaluate(() => document.fonts.ready);
  return layoutShift(page);
}
