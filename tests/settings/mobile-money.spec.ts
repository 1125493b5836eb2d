import type { Page } from '@playwright/test';
import { directionOf, pathIn, rootOf } from '../../src/core/languages/language.ts';
import { countryName } from '../../src/features/giving/country-name.ts';
import { formatDay } from '../../src/core/text/format-day.ts';
import { allLanguages, LANGUAGES } from '../fixtures/languages.ts';
import { EIGHT, EVERY_KIND, type Way } from '../fixtures/mobile-money.ts';
import { axeFaults, brokenWords, unreadable } from '../support/accessibility.ts';
import { pasted } from '../support/clipboard.ts';
import { content, fill } from '../support/content.ts';
import { expect } from '../support/test.ts';
import { testWith } from '../support/test-with.ts';

/** Eight numbers of mobile money, of every kind, in every language. */
const test = testWith(allLanguages);

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
const [PAYBILL, , MERCHANT] = EVERY_KIND;
const digits = (text: string) => text.replace(/\D/g, '');

/** What a donor reads in one language, as its content file says it. */
function wordsIn(code: string) {
  const { bank, mobileMoney: words } = content('donate', {}, code);
  const { region } = content('language', {}, code);
  const locale = region ? `${code}-${region}` : code;
  const placeOf = ({ service, country, currency }: Way) =>
    fill(words.place, { service, country: countryName(country, locale), currency });
  const headingOf = (way: Way) => {
    const isOnly = EIGHT.filter((other) => placeOf(other) === placeOf(way)).length === 1;
    return isOnly ? placeOf(way) : `${placeOf(way)}: ${words.fields[way.kind]}`;
  };
  return { words, accounts: bank.accounts, locale, headingOf };
}

/** The places on a page that stand for one number, by the names of the language. */
function partsOf(page: Page, code: string) {
  const { words, headingOf } = wordsIn(code);
  const dialog = page.getByRole('dialog', { name: words.heading });
  const way = (of: Way) =>
    dialog.locator('details').filter({ has: page.getByText(headingOf(of), { exact: true }) });
  const value = (of: Way, name: string) =>
    way(of)
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('[data-copy]');
  const opener = page.getByRole('button', { name: words.button });
  return { dialog, way, value, opener };
}

for (const code of LANGUAGES) {
  test(`in ${code} a donor finds every kind, with its numbers and steps, on a phone and on a desktop`, async ({
    page,
    open,
  }) => {
    const { accounts, words, locale, headingOf } = wordsIn(code);
    const { dialog, way, value, opener } = partsOf(page, code);
    await page.setViewportSize(PHONE);
    await open(pathIn(rootOf(code, LANGUAGES), '/donate'));
    // The first of the ways to give.
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(words.title);
    await opener.click();
    await expect(dialog).toContainText(
      fill(words.onlySince, { day: formatDay(PAYBILL.checked, locale) }),
    );
    await expect(dialog).toContainText(words.stop);
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(
      EIGHT.toSorted(
        (one, other) =>
          Number(other.country === locale.slice(3)) - Number(one.country === locale.slice(3)),
      ).map(headingOf),
    );
    for (const of of EVERY_KIND) {
      await way(of).locator('summary').click();
      await expect(dialog.locator('details[open]')).toHaveCount(1);
      const number = value(of, words.fields[of.kind]);
      await expect(number).toBeVisible();
      await expect(number.locator('span').first()).toHaveCSS('font-size', '28px');
      expect(digits(of.number)).toBe(digits(await number.innerText()));
      await expect(value(of, words.fields.name)).toHaveText(of.name);
      if (of.account) {
        const label = of.kind === 'paybill' ? words.fields.account : words.fields.reference;
        await expect(value(of, label)).toHaveText(of.account);
      }
      if (of.ussd) {
        await expect(value(of, words.fields.ussd)).toHaveText(of.ussd);
        await expect(
          way(of).getByRole('link', { name: `${words.dial} ${of.ussd}` }),
        ).toHaveAttribute('href', `tel:${of.ussd.replaceAll('#', '%23')}`);
      }
      const steps = words.steps[of.kind].filter(
        (step) => of.account !== undefined || !step.includes('{account}'),
      );
      const said = await way(of).locator('ol > li').allInnerTexts();
      const { service, name, account = '' } = of;
      const number_ = digits(of.number);
      expect(said.map((step) => step.replace(/(?<=\d)\s(?=\d)/g, '').replace('\n', ' '))).toEqual(
        steps.map((step) => fill(step, { service, name, account, number: number_ })),
      );
      for (const size of [PHONE, DESKTOP]) {
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
      await page.setViewportSize(PHONE);
    }
    await dialog.evaluate((box) => {
      box.scrollTop = box.scrollHeight;
    });
    for (const part of [
      dialog.getByRole('heading', { name: words.heading, exact: true, level: 2 }),
      dialog.getByRole('button', { name: accounts.close }),
    ])
      await expect.soft(part).toBeInViewport({ ratio: 1 });
    expect
      .soft(await page.locator('html').getAttribute('dir'))
      .toBe(directionOf(code) === 'rtl' ? 'rtl' : null);
  });
}

test('by keyboard a donor opens the window and one number, copies it, and comes back', async ({
  page,
  context,
  open,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { accounts, words, headingOf } = wordsIn('ar');
  const { dialog, way, opener } = partsOf(page, 'ar');
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
  const field = fill(accounts.fieldOf, {
    field: words.fields.merchant,
    account: headingOf(MERCHANT),
  });
  await expect(dialog.getByRole('button', { name: `${accounts.copy} ${field}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(fill(accounts.copiedStatus, { field }));
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

for (const code of ['en', 'fr', 'ar']) {
  test(`in ${code} what is printed is one sheet with every number, and no way to give that is not filled in`, async ({
    page,
    open,
  }) => {
    await open(pathIn(rootOf(code, LANGUAGES), '/donate'));
    const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
    const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    const { value } = partsOf(page, code);
    const { words } = wordsIn(code);
    for (const of of EIGHT) await expect(value(of, words.fields[of.kind])).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
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
    const { words } = wordsIn('fr');
    const { way, value } = partsOf(page, 'fr');
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
