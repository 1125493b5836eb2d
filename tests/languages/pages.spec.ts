import type { Page } from '@playwright/test';
import { directionOf, pathIn } from '#content/languages/language.ts';
import { EXAMPLE_LANGUAGES } from '../../tools/copies/example.ts';
import { walk } from '../accessibility/keyboard.ts';
import {
  brokenWords,
  setStyle,
  smallTargets,
  TEXT_200,
  unreadable,
} from '../support/accessibility.ts';
import { FOUR_PAGES, PAGES_OF_EVERY_KIND, UNKNOWN } from '../support/pages.ts';
import { testExample as test } from '../support/test-example.ts';
import { expect } from '../support/test.ts';
import { drawnByOurs } from '../support/typefaces.ts';

/**
 * What other words and the other direction can break of a page that is right in English: its lines
 * in every language, all else from right to left. tests/built/example.built.test.ts checks what
 * needs no browser.
 */

/** What is too small, too tight or too long for Arabic, one text each. */
const arabicFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    if (parseFloat(getComputedStyle(document.body).fontSize) < 16 * 1.12) faults.push('small');
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
      // The biography is long: its lines may have the 80 letters of WCAG 1.4.8.
      const limit = location.pathname.endsWith('/about-us') ? 80 : 54;
      if (most > limit) say(`${most} letters in a line`);
    }
    return faults;
  });

const addressOf = (code: string, path: string) => pathIn(code === 'en' ? '' : `/${code}`, path);

/** Expects that a page can be read at every width, in its own typeface. */
async function expectReadable(page: Page, code: string, path: string): Promise<void> {
  const address = addressOf(code, path);
  const toLeft = directionOf(code) === 'rtl';
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await drawnByOurs(page, 'h1'), address).not.toContain(false);
  for (const [css, ...widths] of [
    // Where lines are tightest; from right to left also between.
    ['', 320, ...(toLeft ? [768] : []), 1024],
    [TEXT_200, 360],
  ] as const) {
    await setStyle(page, css);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${address} at ${width} px ${css}`;
      expect.soft(await unreadable(page), where).toEqual([]);
      if (!css && width > 320) expect.soft(await brokenWords(page), where).toEqual([]);
      if (toLeft && !css && width > 320) expect.soft(await arabicFaults(page), where).toEqual([]);
    }
  }
  await setStyle(page, '');
}

/** The longest paragraph of a page: its width, and its size of letters. */
const longestParagraph = (page: Page) =>
  page.locator('main p').evaluateAll((paragraphs) => {
    const lengths = paragraphs.map(({ textContent }) => textContent.length);
    const longest = paragraphs[lengths.indexOf(Math.max(...lengths))] ?? document.body;
    const { width } = longest.getBoundingClientRect();
    return { width, size: getComputedStyle(longest).fontSize };
  });

test('Arabic texts are as wide as English ones, in letters of one size', async ({ page }) => {
  for (const width of [768, 1366]) {
    await page.setViewportSize({ width, height: 657 });
    const sizes = new Set<string>();
    for (const path of ['/about-us', '/privacy-notice', '/accessibility']) {
      await page.goto(path);
      const english = await longestParagraph(page);
      await page.goto(addressOf('ar', path));
      const arabic = await longestParagraph(page);
      const part = arabic.width / english.width;
      expect.soft(part, `${path} at ${width} px`).toBeGreaterThan(0.97);
      expect.soft(part, `${path} at ${width} px`).toBeLessThan(1.03);
      sizes.add(arabic.size);
    }
    expect.soft([...sizes], `at ${width} px`).toHaveLength(1);
  }
});

// English pages are in tests/accessibility/pages.spec.ts and long-words.spec.ts.
for (const code of EXAMPLE_LANGUAGES.filter((language) => language !== 'en'))
  test(`in ${code} every page can be read at every width, in its own typeface, also from right to left`, async ({
    page,
  }) => {
    for (const { path } of FOUR_PAGES) {
      await expectReadable(page, code, path);
      const hasEveryKind = PAGES_OF_EVERY_KIND.some((page) => page.path === path);
      if (directionOf(code) === 'ltr' || !hasEveryKind) continue;
      await page.setViewportSize({ width: 360, height: 740 });
      await test.step('keyboard: every stop in reading order and in view', async () => {
        await walk(page, 'Tab');
      });
      expect.soft(await smallTargets(page), path).toEqual([]);
    }
    await page.goto(addressOf(code, UNKNOWN));
    for (const width of [320, 360, 390, 768]) {
      await page.setViewportSize({ width, height: 740 });
      const lines = await page.locator('main > p > span').evaluateAll((sentences) =>
        sentences.map((sentence) => {
          const range = document.createRange();
          range.selectNodeContents(sentence);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        }),
      );
      // Each sentence of the notice is in a line.
      expect.soft(lines, `${code} at ${width} px`).toEqual([1, 1]);
    }
  });
