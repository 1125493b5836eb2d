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

/**
 * What other words and the other direction can break of a page that is right in English: its lines
 * in every language, all else from right to left. tests/built/languages.built.test.ts checks what
 * needs no browser. Every test with this fixture also checks the policy and requests to other
 * hosts.
 */
const test = testWith(allLanguages);

// One load is checked under many conditions.
test.describe.configure({ timeout: 90_000 });

const PHONE = { width: 360, height: 740 };

for (const code of LANGUAGES.filter((one) => one !== 'en')) {
  for (const { path } of FOUR_PAGES) {
    const address = pathIn(`/${code}`, path);

    test(address, async ({ page }) => {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      for (const [css, ...widths] of [
        ['', 320, 360, 768, 1024, 1440, 1920],
        [TEXT_200, 360, 1440],
      ] as const) {
        await setStyle(page, css);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const where = `at ${width} px ${css}`;
          expect.soft(await unreadable(page), where).toEqual([]);
          if (!css && width >= 360) expect.soft(await brokenWords(page), where).toEqual([]);
        }
      }
      await setStyle(page, '');
      await setTextSize(page, 32);
      expect.soft(await brokenWords(page)).toEqual([]);
      await setTextSize(page, 16);

      if (directionOf(code) === 'ltr') return;
      await page.setViewportSize(PHONE);
      await test.step('keyboard: every stop in reading order and in view', () => walkThrough(page));
      expect.soft(await axeFaults(page)).toEqual([]);
      expect.soft(await smallTargets(page)).toEqual([]);
    });
  }
}
