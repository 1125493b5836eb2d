import type { Page } from '@playwright/test';

/** Typefaces that stand in for ours until it has arrived, in src/styles/fonts.css. */
const LATIN = ['Roboto Bold', 'Roboto', 'Arial Bold', 'Liberation Sans Bold'];
const ARABIC = ['Noto Naskh Arabic Bold', 'Noto Sans Arabic Bold', 'DejaVu Sans Bold'];

/** The sum of all layout shifts so far, in thousandths. */
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
        // Two frames: what was measured so far has been handed over by then.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.round(sum * 1000))));
      }),
  );

const isInstalled = (page: Page, fonts: readonly string[]) =>
  page.evaluate(
    (names) =>
      Promise.any(names.map((font) => new FontFace('fallback', `local("${font}")`).load())).then(
        () => true,
        () => false,
      ),
    fonts,
  );

/**
 * Opens a page whose typefaces are 700 ms late.
 * @returns how far it moves when they arrive: the sum of all layout shifts, in thousandths;
 * undefined where nothing that stands in for them is installed
 * @throws where the page is not drawn
 */
export async function shiftWhenTypefaceIsLate(
  page: Page,
  path: string,
): Promise<number | undefined> {
  await page.route('**/*.woff2', async (route) => {
    // The one pause of these tests: lateness is what is tested.
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto(path);
  if (await page.evaluate(() => getComputedStyle(document.documentElement).opacity === '0'))
    throw new Error('What is not drawn shifts nothing: test.use({ drawn: true }).');
  const arabic = (await page.locator('html').getAttribute('dir')) === 'rtl';
  for (const fonts of arabic ? [LATIN, ARABIC] : [LATIN]) {
    if (!(await isInstalled(page, fonts))) return undefined;
  }
  await page.evaluate(() => document.fonts.ready);
  return layoutShift(page);
}
