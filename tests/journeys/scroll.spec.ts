import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { inEveryWay, WITH_SCRIPT } from '../support/journey.ts';
import { PAGES } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { middleOf } from '../support/touch.ts';

// Drawn, and with the change from page to page, as visitors see it.
test.use({ drawn: true });

const { header } = content('site');
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Notes how the page is asked to scroll, from its first moment on. */
async function noteScrolling(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    const { scrollTo } = window;
    window.scrollTo = (...options: unknown[]) => {
      asked.push(options[0]);
      Reflect.apply(scrollTo, window, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
}

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({ top: 1200, behavior: 'instant' });
  });
  expect(await scrolled(page)).toBe(1200);
}

inEveryWay(
  test,
  () => {
    test('a page loaded again is at its top', async ({ page, open }) => {
      const asked = await noteScrolling(page);
      const reload = async (path: string, behavior: string) => {
        await open(path);
        await scrollDown(page);
        await page.reload();
        await expect.poll(() => scrolled(page)).toBe(0);
        expect(await asked(), path).toEqual([{ top: 0, behavior }]);
      };
      for (const { path } of PAGES) {
        await reload(path, path === '/' || path === '/contact-us' ? 'smooth' : 'instant');
      }
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await reload('/', 'instant');
    });
  },
  WITH_SCRIPT,
);

inEveryWay(
  test,
  () => {
    test('who reads on while pictures still arrive is not taken back to the top', async ({
      page,
      open,
    }) => {
      const asked = await noteScrolling(page);
      await open('/about-us');
      let letPicturesArrive = () => {};
      const arrival = new Promise<void>((resolve) => {
        letPicturesArrive = resolve;
      });
      await page.route('**/_astro/*.avif', async (route) => {
        await arrival;
        await route.continue();
      });
      await page.reload({ waitUntil: 'domcontentloaded' });
      await page.mouse.wheel(0, 1500);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
      letPicturesArrive();
      await page.waitForLoadState('load');
      // Two frames: what waits for the next one has happened by then.
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      );
      expect(await asked()).toEqual([]);
      expect(await scrolled(page)).toBeGreaterThan(300);
    });
  },
  WITH_SCRIPT,
);

inEveryWay(
  test,
  () => {
    test('going back keeps the position', async ({ page, open }) => {
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
  },
  WITH_SCRIPT,
);
