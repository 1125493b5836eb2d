import type { Page } from '@playwright/test';

/** Resolves after two frames: by then observers have received all entries. */
export const frames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
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
