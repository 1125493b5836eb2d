import type { Page } from '@playwright/test';

/** Fallback fonts of src/styles/fonts.css. */
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
        // After two frames the observer has received all entries.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.round(sum * 1000))));
      }),
  );

/**
 * Opens a page whose fonts arrive 700 ms late and more, one after another.
 * @returns the sum of all layout shifts, in thousandths; undefined if no fallback font is installed
 * @throws if the page is not drawn
 */
export async function shiftWhenTypefaceIsLate(
  page: Page,
  path: string,
): Promise<number | undefined> {
  let late = 600;
  await page.route('**/*.woff2', async (route) => {
    // The only pause in these tests: lateness is what is tested.
    await new Promise((resolve) => setTimeout(resolve, (late += 100)));
    await route.continue();
  });
  await page.goto(path);
  if (await page.evaluate(() => getComputedStyle(document.documentElement).opacity === '0'))
    throw new Error('What is not drawn shifts nothing: test.use({ drawn: true }).');
  const arabic = (await page.locator('html').getAttribute('dir')) === 'rtl';
  const areInstalled = await page.evaluate(
    async (lists) => {
      await document.fonts.ready;
      const fonts = lists.map((names) =>
        names.map((name) => new FontFace('a', `local("${name}")`)),
      );
      const found = fonts.map((list) => Promise.any(list.map((font) => font.load())));
      return Promise.all(found).then(Boolean, () => false);
    },
    arabic ? [LATIN, ARABIC] : [LATIN],
  );
  return areInstalled ? layoutShift(page) : undefined;
}
