import { BIOGRAPHY, EIGHT_ACCOUNTS, extremes, NAME } from '../fixtures/extremes.ts';
import { ACCOUNTS, CARDS, several } from '../fixtures/several.ts';
import { brokenWords, unreadable } from '../support/accessibility.ts';
import { pasted } from '../support/clipboard.ts';
import { content, fill } from '../support/content.ts';
import { FOUR_PAGES } from '../support/pages.ts';
import { expect } from '../support/test.ts';
import { testWith } from '../support/test-with.ts';
import { waveStart } from '../support/wave.ts';

const test = testWith(extremes);
const testSeveral = testWith(several);

const site = content('site');
const donate = content('donate');
const words = donate.bank.accounts;

const FOUNDER_IN: Record<string, string> = {
  '/': content('home').vision.heading,
  '/about-us': BIOGRAPHY,
};

test('every headline and the longest name fit every screen, and what is not set leaves no trace', async ({
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
        const region = page.getByRole('region', { name: BIOGRAPHY });
        for (const item of await region.getByRole('listitem').all()) {
          await expect(item).not.toHaveCSS('list-style-type', 'none');
          const indent = await item.evaluate(
            (one) =>
              one.getBoundingClientRect().left -
              (one.closest('div')?.getBoundingClientRect().left ?? NaN),
          );
          expect(indent).toBeGreaterThan(15);
        }
      });
    }
    const founderIn = FOUNDER_IN[path];
    if (founderIn) {
      await test.step('without a signature the founder is named all the same', async () => {
        const section = page.getByRole('region', { name: founderIn });
        await expect(section.getByText(`Founder, ${NAME}`)).toBeVisible();
        await expect(section.getByRole('img')).toHaveCount(1);
      });
    }
    await test.step(`all of ${path} fits at every width`, async () => {
      await page.evaluate(() => document.fonts.ready);
      for (let width = 320; width <= 1920; width += 80) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await unreadable(page), `${path} at ${width} px`).toEqual([]);
        // Contact Us has no words of this site's own.
        if (path !== '/contact-us')
          expect.soft(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
        // The end of a line may touch the wave's own curve.
        if (path === '/' && width >= 1024)
          expect.soft((await waveStart(page)).gap, `at ${width} px`).toBeGreaterThan(-24);
      }
    });
  }
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
  for (const { bank, currency } of EIGHT_ACCOUNTS.slice(2, 4)) {
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
