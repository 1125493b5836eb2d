import type { Page } from '@playwright/test';
import { ASSETS_FOLDER } from '#site/shared/assets-folder.ts';
import { boxOf, middleOf } from '../support/boxes.ts';
import { content } from '../support/content.ts';
import { frames } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

// Painted, and with view transitions, as visitors see it.
test.use({ drawn: true, contextOptions: { reducedMotion: 'no-preference' } });

const { header } = content('site');
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Records all calls of `scrollTo`. */
async function recordScrolling(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, { calls });
    const { scrollTo } = window;
    window.scrollTo = (...options: unknown[]) => {
      calls.push(options[0]);
      Reflect.apply(scrollTo, window, options);
    };
  });
  return () => page.evaluate<unknown[]>('window.calls');
}

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({ top: 1200, behavior: 'instant' });
  });
  expect(await scrolled(page)).toBe(1200);
}

test('scrolls a reloaded page to its top', async ({ page, open }) => {
  const calls = await recordScrolling(page);
  const reload = async (path: string, behavior: string) => {
    await open(path);
    await scrollDown(page);
    await page.reload();
    // Before that, a page whose place the browser has not restored yet is at its top, too.
    await expect.poll(calls, path).toEqual([{ top: 0, behavior }]);
    await expect.poll(() => scrolled(page)).toBe(0);
  };
  // Which pages say that they do it smoothly is in tests/built/structure.built.test.ts.
  await reload('/contact-us', 'smooth');
  await reload('/about-us', 'instant');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await reload('/contact-us', 'instant');
});

test('does not scroll a visitor back who reads while pictures load', async ({ page, open }) => {
  const calls = await recordScrolling(page);
  await open('/about-us');
  const arrival = Promise.withResolvers<undefined>();
  await page.route(`**/${ASSETS_FOLDER}/*.svg`, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  arrival.resolve(undefined);
  await page.waitForLoadState('load');
  // By then pending callbacks have run.
  await frames(page);
  expect(await calls()).toEqual([]);
  expect(await scrolled(page)).toBeGreaterThan(300);
});

test('keeps the position on going back', async ({ page, open }) => {
  await open('/');
  await scrollDown(page);
  const before = await scrolled(page);
  const link = page.getByRole('banner').getByRole('link', { name: header.links.about });
  await page.mouse.click(...(await middleOf(link)));
  await expect(page).toHaveURL(/\/about-us$/);
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(50);
});

test('a link to the questions shows nothing of the section above them', async ({ page, open }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await open('/contact-us#faqs');
    const header = page.locator('header').first();
    await expect
      .poll(async () => {
        const [bar, part] = await Promise.all([header, page.locator('#faqs')].map(boxOf));
        return Math.round((part?.y ?? NaN) - (bar?.bottom ?? NaN));
      }, `at ${width} px`)
      .toBeLessThanOrEqual(0);
  }
});
