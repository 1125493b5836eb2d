import type { Page } from '@playwright/test';
import { pathIn, rootOf } from '../../src/core/languages/language.ts';
import { formatDay } from '../../src/core/text/format-day.ts';
import type { MobileMoney } from '../../src/features/giving/schemas/mobile-money/entry.ts';
import { allLanguages, LANGUAGES } from '../fixtures/languages.ts';
import { EIGHT, EVERY_KIND, MERCHANT, PAYBILL } from '../fixtures/mobile-money.ts';
import { axeFaults, brokenWords, unreadable } from '../support/accessibility.ts';
import { pasted } from '../support/clipboard.ts';
import { content, fill } from '../support/content.ts';
import { expect } from '../support/test.ts';
import { testWith } from '../support/test-with.ts';

/** Eight numbers of mobile money, of every kind, to the right and to the left. */
const test = testWith(allLanguages);

const digits = (text: string) => text.replace(/\D/g, '');

/** The words of a language, and the places on a page that stand for one number. */
function partsOf(page: Page, code: string) {
  const { bank, mobileMoney: words } = content('donate', {}, code);
  const dialog = page.getByRole('dialog', { name: words.heading });
  // Closed ones hold their number, too.
  const way = ({ kind }: MobileMoney) => dialog.locator('details').nth(KINDS.indexOf(kind));
  const value = (of: MobileMoney, name: string) =>
    way(of)
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('[data-copy]');
  const opener = page.getByRole('button', { name: words.button });
  return { accounts: bank.accounts, words, dialog, way, value, opener };
}
/** In the order of the page, where no country comes first. */
const KINDS = EVERY_KIND.map(({ kind }) => kind);

for (const code of ['en', 'ar']) {
  test(`in ${code} a donor finds every kind, with its numbers and steps, on a phone and on a desktop`, async ({
    page,
    open,
  }) => {
    const { accounts, words, dialog, way, value, opener } = partsOf(page, code);
    const sizes = [
      { width: 1440, height: 900 },
      { width: 360, height: 740 },
    ];
    await page.setViewportSize(sizes[1] ?? { width: NaN, height: NaN });
    await open(pathIn(rootOf(code, LANGUAGES), '/donate'));
    // The first of the ways to give.
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(words.title);
    await opener.click();
    const { region } = content('language', {}, code);
    const day = formatDay(PAYBILL.checked, region ? `${code}-${region}` : code);
    await expect(dialog).toContainText(fill(words.onlySince, { day }));
    await expect(dialog).toContainText(words.stop);
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(EIGHT.length);
    for (const of of EVERY_KIND) {
      await way(of).locator('summary').click();
      await expect(dialog.locator('details[open]')).toHaveCount(1);
      const number = value(of, words.fields[of.kind]);
      await expect(number.locator('span').first()).toHaveCSS('font-size', '28px');
      expect(digits(await number.innerText())).toBe(digits(of.number));
      await expect(value(of, words.fields.name)).toHaveText(of.name);
      const account = of.kind === 'paybill' ? words.fields.account : words.fields.reference;
      if (of.account) await expect(value(of, account)).toHaveText(of.account);
      if (of.ussd)
        await expect(
          way(of).getByRole('link', { name: `${words.dial} ${of.ussd}` }),
        ).toHaveAttribute('href', `tel:${of.ussd.replaceAll('#', '%23')}`);
      const steps = words.steps[of.kind].filter((step) => of.account || !/\{account\}/.test(step));
      await expect(way(of).locator('ol > li')).toHaveCount(steps.length);
      await expect(way(of).locator('ol')).not.toContainText(/[{}]/);
      for (const size of sizes) {
        await page.setViewportSize(size);
        const where = `${of.kind} at ${size.width} px`;
        expect.soft(await unreadable(page), where).toEqual([]);
        expect
          .soft(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth), where)
          .toBe(0);
        expect.soft(await brokenWords(page), where).toEqual([]);
        const lefts = await number
          .locator('span')
          .evaluateAll((groups) => groups.map((group) => group.getBoundingClientRect().left));
        expect
          .soft(lefts, `${where}: digits run to the right`)
          .toEqual(lefts.toSorted((a, b) => a - b));
      }
    }
    await dialog.evaluate((box) => {
      box.scrollTop = box.scrollHeight;
    });
    for (const part of [
      dialog.getByRole('heading', { name: words.heading, exact: true, level: 2 }),
      dialog.getByRole('button', { name: accounts.close }),
    ])
      await expect.soft(part).toBeInViewport({ ratio: 1 });
  });
}

test('by keyboard a donor opens the window and one number, copies it, and comes back', async ({
  page,
  context,
  open,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { accounts, words, dialog, way, opener } = partsOf(page, 'ar');
  await open('/ar/donate');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: accounts.close })).toBeFocused();
  const summary = way(MERCHANT).locator('summary');
  for (let stop = 0; stop < EIGHT.length; stop += 1) {
    await page.keyboard.press('Tab');
    if (await summary.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(way(MERCHANT).getByRole('link', { name: words.dial })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const copy = way(MERCHANT).getByRole('button', { name: words.fields.merchant });
  await expect(copy).toBeFocused();
  await expect(copy).toHaveAccessibleName(new RegExp(MERCHANT.service));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText(words.fields.merchant);
  expect(await pasted(page)).toBe(MERCHANT.number);
  expect.soft(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a donor sees first what works in the country that the browser names', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ locale: 'en-ZM' });
  await page.goto(`${site.url}/donate`);
  const { dialog, opener } = partsOf(page, 'en');
  await opener.click();
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText(
    'Airtel Money, Zambia (ZMW)',
  );
  await page.close();
});

for (const code of ['fr', 'ar']) {
  test(`in ${code} what is printed is one sheet with every number, and no way to give that is not filled in`, async ({
    page,
    open,
  }) => {
    await open(pathIn(rootOf(code, LANGUAGES), '/donate'));
    const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
    const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    for (const { number } of EIGHT)
      await expect(
        main.locator('[data-copy]:visible').filter({ hasText: digits(number) }),
      ).not.toHaveCount(0);
    await expect(main.getByRole('button')).toHaveCount(0);
    const start = (element: HTMLElement) => {
      const { left, right } = element.getBoundingClientRect();
      return document.dir === 'rtl' ? right : left;
    };
    const title = page.getByRole('heading', { level: 1 });
    const logo = page.getByRole('banner').getByRole('link').first();
    expect(await logo.evaluate(start)).toBe(await title.evaluate(start));
    const { card, bank, mobileMoney } = content('donate', {}, code);
    const printed = page.getByRole('heading', { level: 2 }).filter({ visible: true });
    // No payment page is filled in.
    const ways = [mobileMoney.title, bank.title, bank.accounts.heading, mobileMoney.heading];
    await expect(printed).toHaveText(ways);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('heading', { name: card.title })).toBeVisible();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link shows the numbers in the page, where each opens by itself and can be dialled', async ({
    page,
    open,
  }) => {
    const { words, way, value } = partsOf(page, 'fr');
    await open('/fr/donate');
    await page.getByRole('link', { name: words.show }).click();
    await expect(page.getByRole('heading', { name: words.heading })).toBeInViewport();
    await way(MERCHANT).locator('summary').click();
    await expect(value(MERCHANT, words.fields.merchant)).toBeVisible();
    await way(PAYBILL).locator('summary').click();
    await expect(value(PAYBILL, words.fields.paybill)).toHaveText(PAYBILL.number);
    await expect(value(MERCHANT, words.fields.merchant)).toBeHidden();
    await expect(way(PAYBILL).getByRole('link', { name: words.dial })).toBeVisible();
    await expect(way(PAYBILL).getByRole('button')).toHaveCount(0);
  });
});
