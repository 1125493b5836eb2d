import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { BUDGETS, type Budget } from './budgets.ts';
import { content } from './support/content.ts';
import { shiftsByTypefaces } from './support/layout-shift.ts';
import { PageWeight } from './support/page-weight.ts';
import { FOUR_PAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({
  drawn: true,
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'no-preference' },
});

const { header } = content('site');

type Name = keyof typeof BUDGETS;

async function check(
  name: Name,
  weight: PageWeight,
  measured: Partial<Record<keyof Budget, number>>,
): Promise<void> {
  const budget: Record<string, number> = { ...BUDGETS[name] };
  const advice = `Largest files: ${await weight.largestFiles()}. Make it smaller, or raise the limit in tests/budgets.ts in a commit that says what a visitor gains`;
  for (const [type, value] of Object.entries(measured)) {
    const most = budget[type] ?? NaN;
    const figures = `measured ${value.toLocaleString('en')}, allowed ${most.toLocaleString('en')}`;
    expect.soft(value, `${name}: ${type}: ${figures}. ${advice}`).toBeLessThanOrEqual(most);
  }
}

const TRACE = z.object({
  traceEvents: z.array(
    z.object({ name: z.string(), args: z.object({ elementCount: z.number().optional() }) }),
  ),
});

/** The number of elements whose style the browser has computed, from its trace. */
function elementsStyled(trace: Buffer): number {
  const { traceEvents } = TRACE.parse(JSON.parse(trace.toString()));
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Loads everything that a visitor sees who reads the page. @returns its pictures */
const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    scrollTo(0, document.body.scrollHeight);
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    scrollTo(0, 0);
    return images.map(({ currentSrc }) => currentSrc);
  });

/**
 * Opens the menu, again while more elements than allowed are counted, eight times at most: other
 * frames of the page, such as one with a late picture, only increase the number.
 * @returns the smallest number of elements whose style was computed for it
 */
async function styledForMenu(page: Page, browser: Browser, most: number): Promise<number> {
  // The animations that start with the page have ended.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ finished }) => finished),
    ),
  );
  const menu = page.locator('#menu');
  let smallest = Infinity;
  for (let time = 0; time < 8 && smallest > most; time++) {
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    // Asked in the page, because a locator that waits for the menu makes the browser compute styles
    // of hidden elements.
    const opened = menu.evaluate(
      (element) => new Promise((resolve) => element.addEventListener('toggle', resolve)),
    );
    await page.getByRole('button', { name: header.openMenu }).tap();
    await opened;
    smallest = Math.min(smallest, elementsStyled(await browser.stopTracing()));
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
  return smallest;
}

for (const { name, path } of FOUR_PAGES) {
  test(`${name} stays within its budget when it is opened and used`, async ({ page, browser }) => {
    const weight = new PageWeight(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await weight.addIcon();
    await check(name, weight, {
      'HTML and CSS': await weight.bytes('document', 'stylesheet'),
      'script before interaction': await weight.script(),
      font: await weight.bytes('font'),
      'pictures on load': await weight.bytes('image'),
      'bytes on load': await weight.bytes(),
      'requests on load': weight.requests,
      'DOM nodes': await page.locator('*').count(),
    });

    const pictures = await readToTheEnd(page);
    await expect.poll(() => pictures.every((url) => weight.has(url))).toBe(true);
    await check(name, weight, { 'bytes read to the end': await weight.bytes() });
    const most = BUDGETS[name]['elements styled for the menu'];
    await check(name, weight, {
      'elements styled for the menu': await styledForMenu(page, browser, most),
    });

    await test.step('all script, when everything on it is used', async () => {
      for (const field of await page.getByRole('textbox').all()) await field.fill('1');
      for (const question of await page.locator('summary').all()) await question.click();
      await page.waitForLoadState('networkidle');
      await check(name, weight, { 'script in all': await weight.script() });
    });

    await test.step('nothing moves when its typeface is late', async () => {
      await page.goto(path);
      const shifts = await shiftsByTypefaces(page, { width: 412, height: 915 }, async () => {});
      await check(name, weight, { 'layout shift': Math.round(Math.max(...shifts) * 1000) });
    });
  });
}
