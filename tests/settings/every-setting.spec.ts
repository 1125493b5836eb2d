import type { Locator, Page } from '@playwright/test';
import {
  everySetting,
  EXAMPLES,
  HOME_DATES,
  PAYMENT_PAGE,
  PORTRAIT,
  SIGNATURE,
} from '../fixtures/every-setting.ts';
import { ACCOUNT, FACTS } from '../fixtures/real-settings.ts';
import { boxOf } from '../support/boxes.ts';
import { pasted } from '../support/clipboard.ts';
import { testsIn } from '../support/ways.ts';
import { expect } from '../support/test.ts';
import { content, fill } from '../support/content.ts';
import { wayOf } from '../support/giving.ts';
import { formatDay } from '../../src/core/text/format-day.ts';

import { testWith } from '../support/test-with.ts';

const test = testWith(everySetting);

const site = content('site');
const donate = content('donate');
const words = donate.bank.accounts;
const copying = donate.details;

test('Home and About Us show the name, the portrait and the signature of the founder', async ({
  page,
  open,
}) => {
  for (const [path, region, file] of [
    ['/', content('home').vision.heading, 'own-portrait'],
    ['/about-us', content('about-us').biography.heading, 'founder-portrait'],
  ] as const) {
    await open(path);
    const section = page.getByRole('region', { name: region });
    await expect(section.getByText(FACTS.founder.name, { exact: true })).toBeVisible();
    await expect(section.getByRole('img', { name: SIGNATURE.alt })).toBeVisible();
    const portrait = section.getByRole('img', { name: PORTRAIT.alt });
    await portrait.scrollIntoViewIfNeeded();
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain(file);
  }
});

test('Home leads to the list of a date that takes names, and to no other', async ({
  page,
  open,
}) => {
  await open('/');
  const dates = page.getByRole('region', { name: HOME_DATES }).locator('li[data-ends]:visible');
  await expect(dates).toHaveCount(3);
  const { series, signUp, statuses } = content('calendar');
  const links = dates.getByRole('link', { name: signUp });
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute('href', 'https://own-address.africa/sign-up');
  await expect(links.last()).toHaveAttribute('href', '/contact-us');
  await expect(dates.last()).toContainText(statuses.full);
  // It takes place twice, and counts once.
  await page.getByText(series).click();
  await expect(dates).toHaveCount(4);
});

/** The card of a way to give. */
const cardOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .last();

const names: Record<string, string> = words.fields;

/** The account as a donor copies it. */
const READ = { ...ACCOUNT, accountNumber: '31926819', iban: 'GB29NWBK60161331926819' };
/** Every value of it that a donor reads, by its name. */
const VALUES = Object.entries(READ).filter(([field]) => field in names);

const detailsOf = (page: Page) => wayOf(page, donate.bank.button);

test('Donate has a plain link to the payment page, names its provider, and says on each card what a sum does', async ({
  page,
  open,
}) => {
  await open('/donate');
  const way = page.getByRole('region', { name: donate.hero.heading });
  const link = way.getByRole('link', { name: donate.card.button });
  await expect(link).toHaveAttribute('href', PAYMENT_PAGE.address);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toContainText(site.newTab);
  await expect(way.getByText('Example Pay').filter({ visible: true })).toHaveCount(1);
  await expect(way.getByRole('button', { name: donate.card.button, exact: true })).toHaveCount(0);
  for (const one of ['card', 'bank'] as const)
    await expect(cardOf(page, donate[one].title)).toContainText(EXAMPLES[one]);
});

test('a donor opens the account, and reads and copies each value without spaces', async ({
  page,
  context,
  open,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/donate');
  const details = detailsOf(page);
  await details.locator('summary').click();
  const status = details.getByRole('status');
  for (const [field, value] of VALUES) {
    const name = names[field] ?? '';
    await expect(details.getByRole('term').getByText(name, { exact: true })).toBeVisible();
    await details.getByRole('button', { name: `${copying.copy} ${name}`, exact: true }).click();
    await expect(details.getByRole('button', { name: `${copying.copied} ${name}` })).toBeVisible();
    await expect(status).toHaveText(fill(copying.copiedStatus, { field: name }));
    expect(await pasted(page)).toBe(value);
  }
  const { region } = content('language');
  const day = formatDay(ACCOUNT.checked, region ? `en-${region}` : 'en');
  await expect(details).toContainText(fill(copying.only, { day }));

  await test.step('where copying is not allowed, the value is selected', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    const name = words.fields.iban;
    await details.getByRole('button', { name }).click();
    await expect(status).toHaveText(fill(copying.notCopied, { field: name }));
    expect((await boxOf(status)).height).toBeGreaterThan(20);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(READ.iban);
  });
});

test('the printed page has the account, and no button', async ({ page, open }) => {
  await open('/donate');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(READ.bic).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: donate.hero.heading })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('ways to give line up beside each other, and below each other each ends with its button', async ({
  page,
  open,
}) => {
  await open('/donate');
  const cards = [donate.card.title, donate.bank.title].map((title) => cardOf(page, title));
  const placesOf = (card: Locator) =>
    card.evaluate((box) => {
      const [heading, words, act] = ['h2', 'p', 'a[href^="https"], summary'].map((part) =>
        box.querySelector(part)?.getBoundingClientRect(),
      );
      const { bottom } = box.getBoundingClientRect();
      return { tops: [heading?.top, words?.top, act?.top], below: bottom - (act?.bottom ?? 0) };
    });
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const [one, other] = await Promise.all(cards.map(placesOf));
    expect(one?.tops, `at ${width} px`).toEqual(other?.tops);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  const [, account] = await Promise.all(cards.map(placesOf));
  expect(account?.below).toBeLessThan(40);
});

for (const { way, test: testInWay } of testsIn(['no script', 'before script'], test))
  testInWay(
    `${way}: Donate leads to the payment page, and Make Transfer shows every value of the account`,
    async ({ page, open }) => {
      await open('/donate');
      const button = page.getByRole('main').getByRole('link', { name: donate.card.button });
      await expect(button).toHaveAttribute('href', PAYMENT_PAGE.address);
      const details = detailsOf(page);
      await details.locator('summary').click();
      const shown = await details.getByRole('definition').allInnerTexts();
      const compact = shown.map((text) => text.replaceAll(' ', ''));
      for (const [, value] of VALUES) expect(compact).toContain(value.replaceAll(' ', ''));
      await expect(page.getByRole('button', { name: copying.copy })).toHaveCount(0);
    },
  );
