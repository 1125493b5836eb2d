import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOUR_PAGES } from '../support/pages.ts';
import { ROOT } from '../support/root.ts';
import { expect } from '../support/test.ts';
import { variant } from '../support/variant.ts';
import { namedWords } from '../fixtures/named-words.ts';

/**
 * The accessibility tree of each page, in reviewable files in tests/access/snapshots. Texts are
 * replaced by the names of their fields, so the files change only with the code.
 */
const FOLDER = join(ROOT, 'tests/access/snapshots');
const words = namedWords();
const test = variant({ name: 'named-words', changes: () => words.changes });

/**
 * Compares with the file of that name, or writes it if there is none. Deleting a file accepts a
 * change.
 */
function compare(name: string, tree: string): void {
  const file = join(FOLDER, `${name}.yaml`);
  const before = existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r', '') : undefined;
  if (before === undefined) writeFileSync(file, `${tree}\n`);
  const advice = before ? 'delete it to accept the change' : 'was not there and has been written';
  expect.soft(`${tree}\n`, `${name}.yaml: ${advice}`).toBe(before);
}

test('matches the reviewed names, roles and states of every page', async ({ page, open }) => {
  const body = page.locator('body');
  for (const { name, path } of FOUR_PAGES) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(path);
      compare(`${name}-desktop`, await body.ariaSnapshot());
      await page.setViewportSize({ width: 360, height: 740 });
      compare(`${name}-phone`, await body.ariaSnapshot());

      if (name === 'about-us') {
        await page.getByRole('button', { name: words.openMenu }).click();
        await expect(page.getByRole('button', { name: words.closeMenu })).toBeFocused();
        compare('menu-open-phone', await body.ariaSnapshot());
      }
      if (name === 'contact-us') {
        await page.locator('summary').first().click();
        await expect(page.locator('details[open]')).toHaveCount(1);
        compare('question-open', await page.locator('#faqs').ariaSnapshot());
      }
    });
  }
});
