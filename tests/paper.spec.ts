/** Paper loses nothing: words that a page has on a screen, with everything opened, against those that it prints. */
import { FOUR_PAGES, PAGES_OF_EVERY_BLOCK } from './support/pages.ts';
import { testExample as test } from './support/test-example.ts';
import { expect } from './support/test.ts';

/** Pages that together have every part and block. The rules of print know directions, not languages. */
const PATHS = [
  ...FOUR_PAGES.flatMap(({ path }) => [path, `/ar${path}`]),
  ...PAGES_OF_EVERY_BLOCK,
  '/thank-you',
];

/** Words that may be missing on paper, by their place, each with the reason. */
const MAY_BE_MISSING = {
  'a:not(:has(h2, h3), :is(h2, h3) a)':
    'a link of its own only leads on; one within a sentence would be missed there',
  button: 'does nothing on paper',
  '[data-hook="dates"] summary, details:has(#bank-accounts, #mobile-money) > summary':
    'what it opens is open on paper',
  '[data-hook="dates"] > details': 'dates that are past',
  '[aria-labelledby="give"] > *, [aria-labelledby="give"] ~ *':
    'Donate with numbers prints one sheet to hang up: tests/settings/giving.spec.ts',
};

/** The words of a page in order, each with whether somebody sees it. */
function wordsSeen(mayBeMissing: string) {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, 4);
  const found: { text: string; isSeen: boolean }[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (!text || !parent || parent.closest(mayBeMissing)) continue;
    found.push({ text, isSeen: parent.checkVisibility({ visibilityProperty: true }) });
  }
  return found;
}

test('a printed page has every word of its screen', async ({ page, open }) => {
  for (const path of PATHS) {
    await open(path);
    const selector = Object.keys(MAY_BE_MISSING).join();
    await page.emulateMedia({ media: 'print' });
    const printed = await page.evaluate(wordsSeen, selector);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) {
        details.removeAttribute('name');
        details.open = true;
      }
    });
    const shown = await page.evaluate(wordsSeen, selector);
    const lost = shown.filter(({ isSeen }, index) => isSeen && !printed[index]?.isSeen);
    const words = [...new Set(lost.map(({ text }) => text))];
    expect.soft(words, `${path}: words that no rule of @media print may hide`).toEqual([]);
  }
});
