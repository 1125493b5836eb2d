import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { PAGES, UNKNOWN } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const { header } = content('site');
const { questions } = content('faqs');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

// What is half-way through a movement has colours that no one reads by.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** @param part selector of the part that changed since the whole page was checked */
async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // Half-way down, axe takes what is just sliding under the sticky header for a target that is too small.
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(TAGS).analyze();
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
  );
  expect(told).toEqual([]);
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of [...PAGES.map((page) => page.path), UNKNOWN]) {
      test(`axe finds nothing on ${path}`, async ({ page, open }) => {
        await open(path);
        await expectAccessible(page);
      });

      if (viewport.width < 1024) {
        test(`axe finds nothing on ${path} with the menu open`, async ({ page, open }) => {
          await open(path);
          await page.getByRole('button', { name: header.openMenu }).click();
          await expect(page.getByRole('button', { name: header.closeMenu })).toBeFocused();
          await expectAccessible(page);
        });
      }
    }

    for (const { question, answer } of questions) {
      test(`axe finds nothing with "${question}" open`, async ({ page, open }) => {
        await open('/contact-us');
        await page.getByText(question, { exact: true }).click();
        await expect(page.getByText(answer, { exact: true })).toBeVisible();
        await expectAccessible(page, '#faqs');
      });
    }
  });
}
