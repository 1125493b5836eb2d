import type { Page } from '@playwright/test';
import { walkThrough } from '../accessibility/keyboard.ts';
import { directionOf, pathIn } from '../../src/core/languages/language.ts';
import { allLanguages, LANGUAGES } from '../fixtures/languages.ts';
import {
  axeFaults,
  brokenWords,
  setStyle,
  setTextSize,
  smallTargets,
  TEXT_200,
  unreadable,
} from '../support/accessibility.ts';
import { FOUR_PAGES } from '../support/pages.ts';
import { expect } from '../support/test.ts';
import { testWith } from '../support/test-with.ts';
import { drawnByOurs } from '../support/typefaces.ts';
import { expectWaveAfterHeading } from '../support/wave.ts';

/**
 * What other words and the other direction can break of a page that is right in English: its lines
 * in every language, all else from right to left. tests/built/languages.built.test.ts checks what
 * needs no browser. Every test with this fixture also checks the policy and requests to other
 * hosts.
 */
const test = testWith(allLanguages);

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

/** The directions in which the level meters of links and buttons run. */
const meterDirections = (page: Page) =>
  page.locator('a, button').evaluateAll((all) => {
    const meters = all.map((one) => getComputedStyle(one, '::after'));
    const drawn = meters.filter(({ backgroundSize }) => backgroundSize.split(',').length >= 4);
    return [...new Set(drawn.map(({ scale }) => scale))];
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
    ['', 320, 768, 1024, 1440],
    [TEXT_200, 360],
  ] as const) {
    await setStyle(page, css);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${address} at ${width} px ${css}`;
      expect.soft(await unreadable(page), where).toEqual([]);
      if (!css && width > 320) expect.soft(await brokenWords(page), where).toEqual([]);
      if (toLeft && !css && width > 320) expect.soft(await arabicFaults(page), where).toEqual([]);
      // On a tablet the wave is below.
      if (/^\/(donate)?$/.test(path) && width >= 1024) await expectWaveAfterHeading(page, where);
      const lines = await page
        .locator('h1 > span')
        .evaluateAll((all) => all.map((line) => line.clientHeight));
      if (path === '/' && !css && width >= 768)
        expect.soft(new Set(lines).size, `each line is one ${where}`).toBe(1);
    }
  }
  await setStyle(page, '');
  await page.setViewportSize({ width: 1440, height: 800 });
  await setTextSize(page, 32);
  expect.soft(await brokenWords(page), address).toEqual([]);
  await setTextSize(page, 16);
}

for (const code of LANGUAGES) {
  // English pages of one language are in tests/accessibility/pages.spec.ts.
  const pages = FOUR_PAGES.filter(({ path }) => code !== 'en' || path === '/');

  if (directionOf(code) === 'ltr')
    test(`in ${code} every page can be read at every width, in its own typeface`, async ({
      page,
    }) => {
      for (const { path } of pages) await expectReadable(page, code, path);
    });
  else
    for (const { path } of pages)
      test(`${addressOf(code, path)} can be read at every width, in its own typeface, and used from right to left`, async ({
        page,
      }) => {
        await expectReadable(page, code, path);
        expect.soft(await meterDirections(page)).toEqual(['-1 1']);
        await page.setViewportSize({ width: 360, height: 740 });
        await test.step('keyboard: every stop in reading order and in view', () =>
          walkThrough(page));
        expect.soft(await axeFaults(page)).toEqual([]);
        expect.soft(await smallTargets(page)).toEqual([]);
      });
}
