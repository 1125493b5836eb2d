import { ACCOUNTS, extremes } from '../fixtures/extremes.ts';
import { fill } from '../../src/content/fill.ts';
import { brokenWords, unreadable } from '../support/accessibility.ts';
import { content } from '../support/content.ts';
import { FOUR_PAGES } from '../support/pages.ts';
import { expect } from '../support/test.ts';
import { variant } from '../support/variant.ts';
import { gapBeforeWave } from '../support/wave.ts';

const test = variant(extremes);

const site = content('site');
const donate = content('donate');
const words = donate.bank.accounts;

test('every headline fits its longest word, and what is not set leaves no trace', async ({
  page,
  open,
}) => {
  for (const { path } of FOUR_PAGES) {
    await open(path);
    if (path === '/') {
      await test.step('without a social page the footer has no such group', async () => {
        const footer = page.getByRole('contentinfo');
        await expect(footer.getByRole('navigation')).toHaveCount(2);
        await expect(footer.getByText(site.footer.groups.social)).toHaveCount(0);
        await expect(footer.getByText(site.footer.links.facebook)).toHaveCount(0);
      });
    }
    if (path === '/about-us') {
      await test.step('the lists of the biography have their bullets and numbers', async () => {
        const region = page.getByRole('region', { name: 'Instrumentalists' });
        for (const item of await region.getByRole('listitem').all()) {
          await expect(item).not.toHaveCSS('list-style-type', 'none');
          const indent = await item.evaluate(
            (one) =>
              one.getBoundingClientRect().left -
              (one.closest('div') as Element).getBoundingClientRect().left,
          );
          expect(indent).toBeGreaterThan(15);
        }
      });
    }
    if (path === '/contact-us') continue;
    await test.step(`the headline of ${path} fits at every width`, async () => {
      await page.evaluate(() => document.fonts.ready);
      for (let width = 320; width <= 1920; width += 80) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
        expect.soft(await unreadable(page), `${path} at ${width} px`).toEqual([]);
        // The end of a line may touch the wave's own curve.
        if (path === '/' && width >= 1024)
          expect.soft(await gapBeforeWave(page), `at ${width} px`).toBeGreaterThan(-24);
      }
    });
  }
});

test('of eight accounts each opens by itself, its IBAN in one line where there is room, and paper has all of them', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/donate');
  await page.getByRole('button', { name: donate.bank.button }).click();
  const dialog = page.getByRole('dialog', { name: words.heading });
  expect(await dialog.evaluate((box) => box.scrollHeight)).toBeLessThan(2 * 740);
  const ibans = dialog.getByRole('definition').filter({ hasText: 'DE89370400440532013000' });
  await expect(ibans.filter({ visible: true })).toHaveCount(0);
  for (const { bank, currency } of ACCOUNTS.slice(2, 4)) {
    const name = fill(words.accountHeading, { bank, currency });
    await dialog.getByRole('heading', { name }).click();
    await expect(ibans.filter({ visible: true })).toHaveCount(1);
  }

  await test.step('an IBAN stands in one line where there is room', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const groups = dialog.locator('[data-copy]:visible > span');
    const tops = await groups.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(tops).toHaveLength(6);
    expect(new Set(tops).size).toBe(1);
  });

  await test.step('paper has all of them', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(ibans.filter({ visible: true })).toHaveCount(8);
  });
});
