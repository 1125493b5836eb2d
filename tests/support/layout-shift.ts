import type { Page, Route } from '@playwright/test';

/** Resolves after two frames: by then observers have received all entries. */
export const frames = (page: Page) =>
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
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

/**
 * Takes the typefaces of the site from an opened page, and gives them back in another size of the
 * window: whatever moves then also moves when they come late.
 * @param meanwhile called while the words are shown in other typefaces
 * @returns the sum of the layout shifts in each size
 * @throws if the page has no typeface
 */
export async function shiftsByTypefaces(
  page: Page,
  size: { width: number; height: number },
  meanwhile: () => Promise<void>,
): Promise<[before: number, after: number]> {
  await page.evaluate(() => document.fonts.ready);
  await frames(page);
  const watched = await page.evaluateHandle(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift' });
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule, at) =>
        rule instanceof CSSFontFaceRule && rule.cssText.includes('url(')
          ? [{ sheet, at, text: rule.cssText }]
          : [],
      ),
    );
    if (rules.length === 0) throw new Error('The page has no typeface.');
    return { shifts, rules };
  });
  const shift = async () => {
    await frames(page);
    return watched.evaluate(({ shifts }) => shifts.splice(0).reduce((sum, one) => sum + one, 0));
  };
  await watched.evaluate(({ rules }) => {
    for (const { sheet, at } of rules.toReversed()) sheet.deleteRule(at);
  });
  const before = await shift();
  await meanwhile();
  await page.setViewportSize(size);
  await shift();
  await watched.evaluate(({ rules }) => {
    for (const { sheet, at, text } of rules) sheet.insertRule(text, at);
    // Their style is computed, so the typefaces are asked for.
    document.body.getBoundingClientRect();
    return document.fonts.ready.then(() => undefined);
  });
  return [before, await shift()];
}

/**
 * Opens a page whose fonts arrive one after another, once its words are shown in others.
 * @returns the sum of all layout shifts (Cumulative Layout Shift)
 * @throws if the page is not drawn, or needs no font
 */
export async function shiftWhenTypefaceIsLate(page: Page, path: string): Promise<number> {
  const held: Route[] = [];
  await page.route('**/*.woff2', (route) => void held.push(route));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (await page.evaluate(() => getComputedStyle(document.documentElement).opacity === '0'))
    throw new Error('What is not drawn shifts nothing: test.use({ drawn: true }).');
  await painted(page);
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
