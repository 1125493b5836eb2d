import type { Page } from '@playwright/test';
import { allLanguages } from './fixtures/languages.ts';
import { setStyle, TEXT_200 } from './support/accessibility.ts';
import { content } from './support/content.ts';
import { FOUR_PAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { testWith } from './support/test-with.ts';

const testInArabic = testWith(allLanguages);

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
  [360, 740],
  [768, 1024],
  [740, 360],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

for (const { path } of FOUR_PAGES) {
  test(`${path}: no heading is larger than the page's own, and text of 200 % enlarges it`, async ({
    page,
    open,
  }) => {
    await open(path);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const where = `${width} x ${height}`;
      const [[own = 0] = [], others = []] = await headingSizes(page);
      expect.soft(Math.max(0, ...others), where).toBeLessThanOrEqual(own);
      await setStyle(page, TEXT_200);
      const [[larger = 0] = [], largerOthers = []] = await headingSizes(page);
      await setStyle(page, '');
      // On a desktop it is large already.
      expect.soft(larger / own, `${where}, 200 %`).toBeGreaterThan(width < 400 ? 1.25 : 1.1);
      expect.soft(Math.max(0, ...largerOthers), `${where}, 200 %`).toBeLessThanOrEqual(larger);
    }
  });
}

test('the mission is said in letters of 36 px at least from a tablet on', async ({
  page,
  open,
}) => {
  await open('/');
  const mission = page.getByRole('region', { name: content('home').mission.label });
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const size = await mission
      .locator('p')
      .evaluate((words) => parseFloat(getComputedStyle(words).fontSize));
    expect.soft(size, `at ${width} px`).toBeGreaterThanOrEqual(36);
  }
});

/** The links and buttons in view that have a level meter. */
const metersOf = (page: Page) =>
  page
    .locator('a, button')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const { content: shown, backgroundSize, scale } = getComputedStyle(one, '::after');
        // Of four bars.
        if (shown === 'none' || backgroundSize.split(',').length < 4) return [];
        return [{ name: one.firstChild?.textContent ?? '', scale }];
      }),
    );

test('only the buttons to join and to donate have a level meter', async ({ page, open }) => {
  const allowed = [content('site').joinButton, content('donate').card.button];
  for (const { path } of FOUR_PAGES) {
    await open(path);
    const names = (await metersOf(page)).map(({ name }) => name);
    expect.soft(names, path).not.toEqual([]);
    expect
      .soft(
        names.filter((name) => !allowed.includes(name)),
        path,
      )
      .toEqual([]);
  }
});

/** What is too small, too tight or too long for Arabic, one text each. */
const arabicFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!(node instanceof Text) || !element?.checkVisibility()) continue;
      if (!/\p{Script=Arabic}/u.test(node.data)) continue;
      const { fontFamily, fontSize, lineHeight } = getComputedStyle(element);
      const size = parseFloat(fontSize);
      const say = (fault: string) => faults.push(`${fault}: ${node.data.trim().slice(0, 40)}`);
      if (size < 15) say(`${size} px`);
      // Letters of a button or the logo are in one line.
      const leading = parseFloat(lineHeight) / size;
      if (fontFamily.includes('Lalezar') && leading < 1.29) say(`line height ${leading}`);
      if (!element.closest('main p, main li') || fontFamily.includes('Lalezar')) continue;
      const letters = new Map<number, number>();
      for (let index = 0; index < node.length; index += 1) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { bottom, width } = range.getBoundingClientRect();
        if (width > 0) letters.set(bottom, (letters.get(bottom) ?? 0) + 1);
      }
      const most = Math.max(0, ...letters.values());
      if (most > 54) say(`${most} letters in a line`);
    }
    return faults;
  });

for (const { path } of FOUR_PAGES) {
  testInArabic(
    `Arabic ${path} has larger text, in lines that neither touch nor run on`,
    async ({ page, open }) => {
      await open(`/ar${path}`.replace(/\/$/, ''));
      for (const width of [360, 768, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await arabicFaults(page), `at ${width} px`).toEqual([]);
        const size = await page
          .locator('body')
          .evaluate((body) => parseFloat(getComputedStyle(body).fontSize));
        expect.soft(size, `at ${width} px`).toBeGreaterThanOrEqual(16 * 1.12);
      }
      const meters = await metersOf(page);
      expect.soft(meters.map(({ scale }) => scale)).toEqual(meters.map(() => '-1 1'));
    },
  );
}
