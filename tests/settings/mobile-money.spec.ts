import type { Page } from '@playwright/test';
import { pathIn, rootOf } from '../../src/core/languages/language.ts';
import { formatDay } from '../../src/core/text/format-day.ts';
import type { MobileMoney } from '../../src/features/giving/schemas/mobile-money.ts';
import { allLanguages, LANGUAGES } from '../fixtures/languages.ts';
import { EIGHT, EVERY_KIND, MERCHANT, PAYBILL, TILL } from '../fixtures/mobile-money.ts';
import { axeFaults, brokenWords, unreadable } from '../support/accessibility.ts';
import { pasted } from '../support/clipboard.ts';
import { content, fill } from '../support/content.ts';
import { expect } from '../support/test.ts';
import { wayOf } from '../support/giving.ts';
import { testWith } from '../support/test-with.ts';

/** Eight numbers of mobile money, of every kind, to the right and to the left. */
const test = testWith(allLanguages);

const digits = (text: string) => text.replace(/\D/g, '');

/** The words of a language, and the parts of a page that stand for one number. */
function partsOf(page: Page, code: string) {
  const { details, mobileMoney: words } = content('donate', {}, code);
  const card = wayOf(page, words.button);
  // Closed ones hold their number, too.
  const way = ({ kind }: MobileMoney) => card.locator('details').nth(KINDS.indexOf(kind));
  const value = (of: MobileMoney, name: string) =>
    way(of)
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('[data-copy]');
  return { details, words, card, way, value, opener: card.locator('summary').first() };
}
/** In the order of the page, where no country comes first. */
const KINDS = EVERY_KIND.map(({ kind }) => kind);

for (const code of ['en', 'ar']) {
  test(`in ${code} a donor finds every kind, with its numbers and steps, on a phone and on a desktop`, async ({
    page,
    open,
  }) => {
    const { details, words, card, way, value, opener } = partsOf(page, code);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(pathIn(rootOf(code, LANGUAGES), '/donate'));
    await opener.click();
    const { region } = content('language', {}, code);
    const day = formatDay(PAYBILL.checked, region ? `${code}-${region}` : code);
    await expect(card).toContainText(fill(details.only, { day }));
    await expect(card).toContainText(words.stop);
    await expect(card.getByRole('heading', { level: 3 })).toHaveCount(EIGHT.length);
    for (const of of EVERY_KIND) {
      await way(of).locator('summary').click();
      await expect(card.locator('details[open]')).toHaveCount(1);
      const number = value(of, words.fields[of.kind]);
      expect(digits(await number.innerText())).toBe(digits(of.number));
      await expect(number).toHaveCSS('direction', 'ltr');
      await expect(value(of, words.fields.name)).toHaveText(of.name);
      const account = of.kind === 'paybill' ? words.fields.account : words.fields.reference;
      if (of.account) await expect(value(of, account)).toHaveText(of.account);
      const steps = words.steps[of.kind].filter((step) => of.account || !/\{account\}/.test(step));
      await expect(way(of).locator('ol > li')).toHaveCount(steps.length);
      await expect(way(of).locator('ol')).not.toContainText(/[{}]/);
    }
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await unreadable(page), `at ${width} px`).toEqual([]);
      expect.soft(await brokenWords(page), `at ${width} px`).toEqual([]);
    }
  });
}

test('by keyboard a donor opens the card and one number, copies it, and dials its code', async ({
  page,
  context,
  open,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { words, card, way, opener } = partsOf(page, 'ar');
  await open('/ar/donate');
  await opener.focus();
  await page.keyboard.press('Enter');
  const summary = way(MERCHANT).locator('summary');
  for (let stop = 0; stop < EIGHT.length; stop += 1) {
    await page.keyboard.press('Tab');
    if (await summary.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const dial = way(MERCHANT).getByRole('link', { name: `${words.dial} ${MERCHANT.ussd}` });
  await expect(dial).toBeFocused();
  await expect(dial).toHaveAttribute('href', 'tel:*165*3*191919%23');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const copy = way(MERCHANT).getByRole('button', { name: words.fields.merchant });
  await expect(copy).toBeFocused();
  await expect(copy).toHaveAccessibleName(new RegExp(MERCHANT.service));
  await page.keyboard.press('Enter');
  await expect(card.getByRole('status')).toContainText(words.fields.merchant);
  expect(await pasted(page)).toBe(MERCHANT.number);
  expect.soft(await axeFaults(page)).toEqual([]);
});

test('a number is said once, in groups, and the selection of it has no spaces', async ({
  page,
  open,
}) => {
  const { value, way, words, opener } = partsOf(page, 'en');
  await open('/donate');
  await opener.click();
  await way(TILL).locator('summary').click();
  const number = value(TILL, words.fields.till);
  await expect(number).toMatchAriaSnapshot('- definition: 5123 456');
  await number.evaluate((element) => getSelection()?.selectAllChildren(element));
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('5123456');
});

test('a donor sees first what works in the country that the browser names', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ locale: 'en-ZM' });
  await page.goto(`${site.url}/donate`);
  const { card, opener } = partsOf(page, 'en');
  await opener.click();
  await expect(card.getByRole('heading', { level: 3 }).first()).toHaveText(
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
    const printed = await main.locator('p[dir=ltr]:visible').allInnerTexts();
    const numbers = printed.map(digits);
    expect(EIGHT.filter(({ number }) => !numbers.includes(digits(number)))).toEqual([]);
    await expect(main.getByRole('list').first().getByRole('listitem')).toHaveText(
      content('donate', {}, code).poster.steps,
    );
    const sizes = main
      .locator('p[dir=ltr]:visible')
      .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    // 26 points, to be read from two metres.
    expect(Math.min(...(await sizes))).toBeGreaterThanOrEqual((26 * 96) / 72);
    await expect(main.getByRole('button')).toHaveCount(0);
    const { card, mobileMoney } = content('donate', {}, code);
    // No payment page is filled in.
    await expect(page.getByRole('heading', { name: card.title })).toBeHidden();
    await expect(page.getByRole('heading', { name: mobileMoney.title })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('heading', { name: card.title })).toBeVisible();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a card opens, each number opens by itself and can be dialled, and a link to it opens it', async ({
    page,
    open,
  }) => {
    const { words, way, value, opener } = partsOf(page, 'fr');
    await open('/fr/donate');
    await opener.click();
    await way(MERCHANT).locator('summary').click();
    await expect(value(MERCHANT, words.fields.merchant)).toBeVisible();
    await way(PAYBILL).locator('summary').click();
    await expect(value(PAYBILL, words.fields.paybill)).toHaveText(/^400.222$/);
    await expect(value(MERCHANT, words.fields.merchant)).toBeHidden();
    await expect(way(PAYBILL).getByRole('link', { name: words.dial })).toBeVisible();
    await expect(way(PAYBILL).getByRole('button')).toHaveCount(0);
    await open('/fr/donate#mobile-money');
    await expect(page.getByText(words.lead)).toBeVisible();
  });
});
