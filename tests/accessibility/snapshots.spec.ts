import type { Locator } from '@playwright/test';
import { FOUR_PAGES } from '../support/pages.ts';
import { expect } from '../support/test.ts';
import { testWith } from '../support/test-with.ts';
import { namedWords } from '../fixtures/named-words.ts';

/**
 * The accessibility tree of each page, in reviewable files in tests/accessibility/snapshots. Texts
 * are replaced by the names of their fields, so the files change only with the code. To accept a
 * change, delete the file and run the test.
 */
const test = testWith(namedWords);

const expectTree = async (name: string, part: Locator) =>
  expect.soft(`${await part.ariaSnapshot()}\n`).toMatchSnapshot(`${name}.yaml`);

test('every page has the reviewed names, roles and states', async ({ page, open }) => {
  const body = page.locator('body');
  for (const { name, path } of FOUR_PAGES) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(path);
    await expectTree(`${name}-desktop`, body);
    await page.setViewportSize({ width: 360, height: 740 });

    if (name === 'about-us') {
      await expectTree(`${name}-phone`, body);
      await page.getByRole('button', { name: 'header openMenu' }).click();
      await expect(page.getByRole('button', { name: 'header closeMenu' })).toBeFocused();
      await expectTree('menu-open-phone', body);
    }
    if (name === 'contact-us') {
      await page.locator('summary').first().click();
      await expect(page.locator('details[open]')).toHaveCount(1);
      await expectTree('question-open', page.locator('#faqs'));
    }
  }
});
