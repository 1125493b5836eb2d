import { fill } from '../../src/content/fill.ts';
import { ACCOUNTS, CARDS, NAME, several } from '../fixtures/several.ts';
import { unreadable } from '../support/accessibility.ts';
import { pasted } from '../support/clipboard.ts';
import { content } from '../support/content.ts';
import { expect } from '../support/test.ts';
import { variant } from '../support/variant.ts';

const test = variant(several);

const donate = content('donate');
const words = donate.bank.accounts;

test('each payment page and each account of several is named and reached, on a phone and on a desktop', async ({
  page,
  context,
  open,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/donate');

  await test.step('each payment page has a link that names its currency and provider', async () => {
    for (const { provider, currency, address } of CARDS) {
      const name = fill(donate.card.buttonOfSeveral, { provider, currency });
      const link = page.getByRole('main').getByRole('link', { name });
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });

  await page.getByRole('button', { name: donate.bank.button }).click();
  const dialog = page.getByRole('dialog', { name: words.heading });
  await test.step('each account has its heading, and its copy buttons name it', async () => {
    for (const { bank, currency, accountNumber } of ACCOUNTS) {
      const heading = fill(words.accountHeading, { bank, currency });
      await expect(dialog.getByRole('heading', { name: heading })).toBeVisible();
      await dialog
        .getByRole('button', { name: `${words.copy} ${words.fields.accountNumber}, ${heading}` })
        .click();
      expect(await pasted(page)).toBe(accountNumber.replaceAll(' ', ''));
    }
    await expect(dialog.getByText(`Donation for ${NAME}`)).toBeVisible();
  });

  for (const width of [320, 1440]) {
    await test.step(`the dialog fits ${width} px`, async () => {
      await page.setViewportSize({ width, height: 640 });
      const hidden = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(hidden).toBe(0);
      const last = dialog.getByRole('button').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
    });
  }
});

/** The regions that name the founder, by their pages. */
const FOUNDER_IN: Record<string, string> = {
  '/': content('home').vision.heading,
  '/about-us': content('about-us').biography.heading,
};

test('the longest name fits a screen of any width, and without a signature the founder is named all the same', async ({
  page,
  open,
}) => {
  for (const path of ['/', '/about-us', '/contact-us', '/donate']) {
    await open(path);
    if (FOUNDER_IN[path]) {
      await test.step(`the founder is named on ${path}`, async () => {
        const section = page.getByRole('region', { name: FOUNDER_IN[path] ?? '' });
        await expect(section.getByText(`Founder, ${NAME}`)).toBeVisible();
        await expect(section.getByRole('img')).toHaveCount(1);
      });
    }
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await unreadable(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
