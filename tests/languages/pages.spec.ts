import { walkThrough } from '../access/keyboard.ts';
import { pathIn } from '../../src/content/languages/language.ts';
import { loadHeaders } from '../../hosting/headers.ts';
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
import { shiftWhenTypefaceIsLate } from '../support/layout-shift.ts';
import { FOUR_PAGES } from '../support/pages.ts';
import { expect } from '../support/test.ts';
import { variant } from '../support/variant.ts';

/**
 * The checks of every English page, in one load of each page of two more languages: French has the
 * longest words in Latin letters, Arabic is right-to-left. tests/built/languages.built.test.ts
 * checks all languages without a browser. Every test with this fixture also checks the policy and
 * requests to other hosts.
 */
const test = variant(allLanguages);

// One load is checked under many conditions.
test.describe.configure({ timeout: 90_000 });
test.use({ drawn: true });

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
const WIDTHS = [320, 360, 768, 1024, 1440, 1920];

for (const { code, desktop } of [
  { code: 'fr', desktop: true },
  { code: 'ar', desktop: false },
]) {
  for (const { path } of FOUR_PAGES) {
    const address = pathIn(`/${code}`, path);

    test(address, async ({ page, request, dist }) => {
      await page.setViewportSize(PHONE);
      await test.step('does not shift when its fonts are late', async () => {
        // A thousandth: bold words at the end of a line, when earlier words change their width.
        expect.soft((await shiftWhenTypefaceIsLate(page, address)) ?? 0).toBeLessThanOrEqual(1);
      });
      await test.step('has its headers', async () => {
        const headers = (await request.head(address)).headers();
        for (const [header, value] of Object.entries(loadHeaders(dist)(address))) {
          expect.soft(headers[header.toLowerCase()], header).toBe(value);
        }
      });
      await test.step('every width from 320 to 1920 px', async () => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await unreadable(page), `at ${width} px`).toEqual([]);
          if (width >= PHONE.width)
            expect.soft(await brokenWords(page), `at ${width} px`).toEqual([]);
        }
      });
      await test.step('text of 200 %', async () => {
        await setStyle(page, TEXT_200);
        for (const size of [PHONE, DESKTOP]) {
          await page.setViewportSize(size);
          expect.soft(await unreadable(page), `at ${size.width} px`).toEqual([]);
        }
        await setStyle(page, '');
        await setTextSize(page, 32);
        expect.soft(await brokenWords(page)).toEqual([]);
        await setTextSize(page, 16);
      });

      await page.setViewportSize(desktop ? DESKTOP : PHONE);
      await test.step('keyboard: every stop in reading order and in view', () => walkThrough(page));
      await test.step('axe', async () => {
        const [question] = await page.locator('summary:not(dialog *)').all();
        await question?.click();
        expect.soft(await axeFaults(page)).toEqual([]);
        expect.soft(await smallTargets(page)).toEqual([]);
      });
    });
  }
}

for (const code of LANGUAGES.filter((one) => !['en', 'fr', 'ar'].includes(one))) {
  test(`no word of ${code} overflows from 320 to 1920 px`, async ({ page }) => {
    for (const { path } of FOUR_PAGES) {
      await page.goto(pathIn(`/${code}`, path));
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${path} at ${width} px`;
        expect.soft(await unreadable(page), where).toEqual([]);
        if (width >= PHONE.width) expect.soft(await brokenWords(page), where).toEqual([]);
      }
    }
  });
}
