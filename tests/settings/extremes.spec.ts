import { delivering } from '../fixtures/delivering.ts';
import { BIOGRAPHY, EIGHT_ACCOUNTS, extremes, NAME } from '../fixtures/extremes.ts';
import { ACCOUNTS, CARDS } from '../fixtures/several.ts';
import { brokenWords, unreadable } from '../support/accessibility.ts';
import { pasted } from '../support/clipboard.ts';
import { boxOf } from '../support/boxes.ts';
import { content, fill } from '../support/content.ts';
import { wayOf } from '../support/giving.ts';
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

    const details = wayOf(page, donate.bank.button);
    await details.locator('summary').first().click();
    for (const { bank, currency, accountNumber } of ACCOUNTS) {
      const heading = fill(words.accountHeading, { bank, currency });
      await expect(details.getByRole('heading', { name: heading })).toBeVisible();
      const name = `${donate.details.copy} ${words.fields.accountNumber}, ${heading}`;
      await details.getByRole('button', { name }).click();
      expect(await pasted(page)).toBe(accountNumber.replaceAll(' ', ''));
    }
    await expect(details.getByText(`Donation for ${content('organisation').name}`)).toBeVisible();
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await unreadable(page), `at ${width} px`).toEqual([]);
    }
  },
);

test('of eight accounts each opens by itself, and paper has all', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/donate');
  const details = wayOf(page, donate.bank.button);
  await details.locator('summary').first().click();
  const ibans = details
    .getByRole('definition')
    .filter({ hasText: 'DE89 3704 0044 0532 0130 00', visible: true });
  expect((await boxOf(details)).height).toBeLessThan(2 * 740);
  await expect(ibans).toHaveCount(0);
  for (const { bank, currency } of EIGHT_ACCOUNTS.slice(2, 4)) {
    const name = fill(words.accountHeading, { bank, currency });
    await details.getByRole('heading', { name }).click();
    await expect(ibans).toHaveCount(1);
  }
  await page.emulateMedia({ media: 'print' });
  const printed = page.getByRole('main').getByText('DE89 3704 0044 0532 0130 00');
  await expect(printed.filter({ visible: true })).toHaveCount(8);
});
