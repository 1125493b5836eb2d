import { fill } from '../../src/content/fill.ts';
import { pasted } from '../support/clipboard.ts';
import { content } from '../support/content.ts';
import { expect } from '../support/test.ts';
import { fields } from '../support/fields.ts';
import { variant } from '../support/variant.ts';

/** The longest name the site accepts, and several of what there can be several of. */
const NAME = 'Example Network of Musicians in Lagos NG';
const CARDS = [
  { provider: 'Example Pay', address: 'https://pay.example.com/naira', currency: 'NGN' },
  { provider: 'Example Pay', address: 'https://pay.example.com/dollars', currency: 'USD' },
  { provider: 'Other Pay', address: 'https://other.example.com/dollars', currency: 'USD' },
];
const ACCOUNTS = [
  {
    accountName: 'Example Foundation',
    bank: 'Example Bank',
    accountNumber: '0123 456 789',
    currency: 'NGN',
  },
  {
    accountName: 'Example Foundation',
    bank: 'Example Bank',
    accountNumber: '9876543210',
    currency: 'USD',
    bic: 'NEDSZAJJXXX',
    reference: 'Donation for {organisation}',
  },
];

const test = variant(() => ({
  'content/organisation.yaml': fields({
    name: NAME,
    donate: { card: CARDS, bank: ACCOUNTS },
  }),
  'content/pictures.yaml': fields({ signature: undefined }),
}));

// One build serves the whole file.
test.describe.configure({ mode: 'default' });

const donate = content('donate');
const words = donate.bank.accounts;

test('each payment page has a link that names its currency and provider', async ({
  page,
  open,
}) => {
  await open('/donate');
  for (const { provider, currency, address } of CARDS) {
    const name = fill(donate.card.buttonOfSeveral, { provider, currency });
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('without a signature the founder is named all the same', async ({ page, open }) => {
  for (const [path, name] of [
    ['/', content('home').vision.heading],
    ['/about-us', content('about-us').biography.heading],
  ] as const) {
    await open(path);
    const section = page.getByRole('region', { name });
    await expect(section.getByText(`Founder, ${NAME}`)).toBeVisible();
    await expect(section.getByRole('img')).toHaveCount(1);
  }
});

test('each account has its heading, and its copy buttons name it', async ({
  page,
  context,
  open,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/donate');
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
  await expect(dialog.getByText(`Donation for ${NAME}`)).toBeVisible();
});

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`the longest name fits a screen of ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/about-us', '/contact-us', '/donate']) {
      await open(path);
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(scrolls).toBeLessThanOrEqual(0);
      for (const part of await page.getByRole('banner').getByRole('link').all()) {
        const box = (await part.isVisible()) ? await part.boundingBox() : null;
        if (box) expect(box.x + box.width).toBeLessThanOrEqual(width);
      }
    }
  });
}

for (const width of [320, 1440]) {
  test(`the dialog with several accounts fits a screen of ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 640 });
    await open('/donate');
    await page.getByRole('button', { name: donate.bank.button }).click();
    const dialog = page.getByRole('dialog', { name: words.heading });
    const hidden = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(hidden).toBe(0);
    const last = dialog.getByRole('button').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
}
