import type { Page } from '@playwright/test';
import { setStyle, TEXT_200 } from './support/accessibility.ts';
import { content } from './support/content.ts';
import { FOUR_PAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** The sizes of headings in px, by level. */
const headingSizes = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'h2'].map((level) =>
      [...document.querySelectorAll(`main ${level}`)]
        .filter((heading) => heading.checkVisibility())
        .map((heading) => parseFloat(getComputedStyle(heading).fontSize)),
    ),
  );

const SIZES = [
  [320, 640],
  [740, 360],
  [768, 1024],
  [1920, 1080],
] as const;

/** The names of the links and buttons in view that have a level meter. */
const metered = (page: Page) =>
  page
    .locator('a, button')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const { content: shown, backgroundSize } = getComputedStyle(one, '::after');
        // Of four bars.
        if (shown === 'none' || backgroundSize.split(',').length < 4) return [];
        return [one.firstChild?.textContent ?? ''];
      }),
    );
/** Only they have one. */
const METERED = [content('site').joinButton, content('donate').card.button];

test("no heading is larger than its page's own, which grows with the text; a level meter marks the ways to join and give", async ({
  page,
  open,
}) => {
  for (const { path } of FOUR_PAGES) {
    await open(path);
    const names = await metered(page);
    expect.soft(names, path).not.toEqual([]);
    expect.soft(METERED, path).toEqual(expect.arrayContaining(names));
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const where = `${path} at ${width} x ${height}`;
      const [[own = 0] = [], others = []] = await headingSizes(page);
      expect.soft(Math.max(0, ...others), where).toBeLessThanOrEqual(own);
      await setStyle(page, TEXT_200);
      const [[larger = 0] = [], largerOthers = []] = await headingSizes(page);
      await setStyle(page, '');
      // On a desktop it is large already.
      expect.soft(larger / own, `${where}, 200 %`).toBeGreaterThan(width < 400 ? 1.25 : 1.1);
      expect.soft(Math.max(0, ...largerOthers), `${where}, 200 %`).toBeLessThanOrEqual(larger);
      if (path !== '/' || width < 768) continue;
      const mission = page.getByRole('region', { name: content('home').mission.label });
      const size = await mission
        .locator('p')
        .evaluate((words) => parseFloat(getComputedStyle(words).fontSize));
      expect.soft(size, `the mission, ${where}`).toBeGreaterThanOrEqual(36);
    }
  }
});
