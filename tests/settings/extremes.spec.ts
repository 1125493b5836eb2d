import { delivering } from '../fixtures/delivering.ts';
import { BIOGRAPHY, EIGHT_ACCOUNTS, extremes, NAME } from '../fixtures/extremes.ts';
import { ACCOUNTS, CARDS } from '../fixtures/several.ts';
import { brokenWords, unreadable } from '../support/accessibility.ts';
import { pasted } from '../support/clipboard.ts';
import { content, fill } from '../support/content.ts';
import { FOUR_PAGES } from '../support/pages.ts';
import { expect } from '../support/test.ts';
import { testWith } from '../support/test-with.ts';
import { waveStart } from '../support/wave.ts';

const test = testWith(extremes);
const testSeveral = testWith(delivering);

const site = content('site');
const donate = content('donate');
const words = donate.bank.accounts;

for (const { path } of FOUR_PAGES)
  test(`all of ${path} fits at every width, with long headlines and the longest name`, async ({
    page,
    open,
  }) => {
    await open(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 480, 640, 800, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await unreadable(page), `at ${width} px`).toEqual([]);
      // Contact Us has no words of this site's own.
      if (path !== '/contact-us')
        expect.soft(await brokenWords(page), `at ${width} px`).toEqual([]);
      // The end of a line may touch the wave's own curve.
      if (path === '/' && width >= 1024)
        expect.soft((await waveStart(page)).gap, `at ${width} px`).toBeGreaterThan(-24);
    }
  });

test('About Us has the bullets of its lists, and names the founder without a signature; the footer has no empty group', async ({
  page,
  open,
}) => {
  await open('/about-us');
  const region = page.getByRole('region', { name: BIOGRAPHY });
  for (const item of await region.getByRole('listitem').all()) {
    await expect.soft(item).not.toHaveCSS('list-style-type', 'none');
    const indent = await item.evaluate(
      (one) =>
        one.getBoundingClientRect().left -
        (one.closest('div')?.getBoundingClientRect().left ?? NaN),
    );
    expect.soft(indent).toBeGreaterThan(15);
  }
  await expect.soft(region.getByText(`Founder, ${NAME}`)).toBeVisible();
  await expect.soft(region.getByRole('img')).toHaveCount(1);
  const footer = page.getByRole('contentinfo');
  await expect.soft(footer.getByRole('navigation')).toHaveCount(2);
  await expect.soft(footer.getByText(site.footer.groups.social)).toHaveCount(0);
});

testSeveral(
  'each payment page and each account of several is named and reached, on a phone and on a desktop',
  async ({ page, context, open }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/donate');
    for (const { provider, currency, address } of CARDS) {
      const name = fill(donate.card.buttonOfSeveral, { provider, currency });
      const link = page.getByRole('main').getByRole('link', { name });
      await expect(link).toHaveAttribute('href', address);
    }

    await page.getByRole('button', { name: donate.bank.button }).click();
    const dialog = page.getByRole('dialog', { name: words.heading });
    for (const { bank, currency, accountNumber } of ACCOUNTS) {
      const heading = fill(words.accountHeading, { bank, currency });
      await expect(dialog.getByRole('heading', { name: heading })).toBeVisible();
      await dialog
        .getByRole('button', { name: `${words.copy} ${words.fields.accountNumber}, ${heading}` })
        .click();
      expect(await pasted(page)).toBe(accountNumber.replaceAll(' ', ''));
    }
    await expect(dialog.getByText(`Donation for ${content('organisation').name}`)).toBeVisible();

    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      const last = dialog.getByRole('button').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last, `at ${width} px`).toBeInViewport({ ratio: 1 });
    }
  },
);

test('of eight accounts each opens by itself, its IBAN in one line where there is room, and paper has all', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/donate');
  await page.getByRole('button', { name: donate.bank.button }).click();
  const dialog = page.getByRole('dialog', { name: words.heading });
  const ibans = dialog
    .getByRole('definition')
    .filter({ hasText: 'DE89370400440532013000', visible: true });
  expect(await dialog.evaluate((box) => box.scrollHeight)).toBeLessThan(2 * 740);
  await expect(ibans).toHaveCount(0);
  for (const { bank, currency } of EIGHT_ACCOUNTS.slice(2, 4)) {
    const name = fill(words.accountHeading, { bank, currency });
    await dialog.getByRole('heading', { name }).click();
    await expect(ibans).toHaveCount(1);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const tops = await dialog
    .locator('[data-copy]:visible > span')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(6);
  expect(new Set(tops).size).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(ibans).toHaveCount(8);
});
