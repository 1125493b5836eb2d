import type { Locator } from '@playwright/test';
import { content, IS_AS_SHIPPED, plain } from '../support/content.ts';
import { FOUR_PAGES } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/**
 * The accessibility tree of each page, in reviewable files in tests/accessibility/snapshots. Texts
 * are replaced by the names of their fields, so the files change with the code, hardly with the
 * words. To accept a change, delete the file and run the test.
 */
test.skip(!IS_AS_SHIPPED, 'the team has words and settings of its own');

const { header } = content('site');

/** Every text of a file with its field, such as `header openMenu`. */
function textsIn(value: unknown, path: string[]): [text: string, field: string][] {
  // The description for search results is not on the page.
  if (!value || path.at(-1) === 'description') return [];
  if (typeof value === 'string') return [[plain(value), path.slice(-2).join(' ')]];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, [...path, key]));
}

const FILES = ['site', 'offer', 'faqs', 'home', 'about-us', 'contact-us', 'donate'] as const;
/** The longest first, since one text may be within another. */
const TEXTS = FILES.flatMap((name) => textsIn(content(name), [name])).sort(
  ([one], [other]) => other.length - one.length,
);
const named = (tree: string) =>
  TEXTS.reduce((left, [text, field]) => {
    // A number replaces each name in braces.
    const words = RegExp.escape(text).replaceAll(/\\\{\w+\\\}/g, '\\d+');
    return left.replaceAll(new RegExp(`(?<![\\w<])${words}(?![\\w>])`, 'g'), `<${field}>`);
  }, tree);

const expectTree = async (name: string, part: Locator) =>
  expect.soft(`${named(await part.ariaSnapshot())}\n`).toMatchSnapshot(`${name}.yaml`);

test('every page has the reviewed names, roles and states', async ({ page, open }) => {
  const body = page.locator('body');
  for (const { name, path } of FOUR_PAGES) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(path);
    await expectTree(`${name}-desktop`, body);
    await page.setViewportSize({ width: 360, height: 740 });

    if (name === 'about-us') {
      await expectTree(`${name}-phone`, body);
      await page.getByRole('button', { name: header.openMenu }).click();
      await expect(page.getByRole('button', { name: header.closeMenu })).toBeFocused();
      await expectTree('menu-open-phone', body);
    }
    if (name === 'contact-us') {
      await page.locator('summary').first().click();
      await expect(page.locator('details[open]')).toHaveCount(1);
      await expectTree('question-open', page.locator('#faqs'));
    }
  }
});
