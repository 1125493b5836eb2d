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
import { content } from '../support/content.ts';

import { testWith } from '../support/test-with.ts';

const test = testWith(everySetting);

const site = content('site');
const donate = content('donate');
const words = donate.bank.accounts;

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

/** Every value of the account as a donor reads it, by its name. */
const READ = {
  ...ACCOUNT,
  accountNumber: '31926819',
  iban: 'GB29NWBK60161331926819',
};

const buttonOf = (page: Page) => page.getByRole('button', { name: donate.bank.button });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: words.heading });

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
  await expect(way.getByText('Example Pay')).toBeVisible();
  await expect(way.getByRole('button', { name: donate.card.button, exact: true })).toHaveCount(0);
  for (const one of ['card', 'bank'] as const)
    await expect(cardOf(page, donate[one].title)).toContainText(EXAMPLES[one]);
});

test('a donor opens the account, reads and copies each value without spaces, and comes back', async ({
  page,
  context,
  open,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/donate');
  const dialog = dialogOf(page);
  await buttonOf(page).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();

  await page.keyboard.press('Enter');
  for (const [field, value] of Object.entries(READ)) {
    const name = names[field] ?? '';
    await expect(dialog.getByRole('term').getByText(name, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('definition').filter({ hasText: value })).not.toHaveCount(0);
    await dialog.getByRole('button', { name: `${words.copy} ${name}`, exact: true }).click();
    await expect(dialog.getByRole('button', { name: `${words.copied} ${name}` })).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText(
      words.copiedStatus.replace('{field}', name),
    );
    expect(await pasted(page)).toBe(value);
  }
  const gaps = await dialog
    .getByRole('definition')
    .filter({ hasText: READ.iban })
    .evaluate((definition) => {
      const groups = [...definition.querySelectorAll('[data-copy] > span')];
      const boxes = groups.map((group) => group.getBoundingClientRect());
      return boxes.slice(1).map((here, index) => {
        const before = boxes[index] ?? here;
        return here.top > before.top ? Infinity : here.left - before.right;
      });
    });
  expect(gaps, 'the groups of the IBAN do not touch').toHaveLength(5);
  for (const gap of gaps) expect(gap).toBeGreaterThan(3);

  await test.step('where copying is not allowed, the value is selected', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    const name = words.fields.iban;
    await dialog.getByRole('button', { name }).click();
    const status = dialog.getByRole('status');
    await expect(status).toHaveText(words.notCopied.replace('{field}', name));
    expect((await boxOf(status)).height).toBeGreaterThan(20);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(READ.iban);
  });
  await dialog.getByRole('button', { name: words.close }).click();
  await expect(dialog).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();
});

test('the printed page has the account; the printed window has nothing else', async ({
  page,
  open,
}) => {
  await open('/donate');
  const heading = page.getByRole('heading', { name: donate.hero.heading });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(READ.bic)).toBeVisible();
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await buttonOf(page).click();
  await page.emulateMedia({ media: 'print' });
  await expect(dialogOf(page).getByText(READ.bic)).toBeVisible();
  await expect(dialogOf(page).getByRole('button')).toHaveCount(0);
  await expect(heading).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('ways to give line up beside each other, and below each other each ends with its button', async ({
  page,
  open,
}) => {
  await open('/donate');
  const cards = [donate.card.title, donate.bank.title].map((title) => cardOf(page, title));
  const placesOf = (card: Locator) =>
    card.evaluate((box) => {
      const [heading, words, act] = ['h2', 'p', 'a[href^="https"], button'].map((part) =>
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

test('Make Transfer opens in a browser that does not know invoker commands', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    addEventListener('command', (event) => event.preventDefault(), true);
  });
  await open('/donate');
  await expect(page.getByRole('link', { name: words.show })).toBeHidden();
  await page.getByRole('button', { name: donate.bank.button }).click();
  const dialog = page.getByRole('dialog', { name: words.heading });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

for (const { way, test: testInWay } of testsIn(['no script', 'before script'], test))
  testInWay(
    `${way}: Donate leads to the payment page, and a link shows every value of the account in the page`,
    async ({ page, open }) => {
      await open('/donate');
      const button = page.getByRole('main').getByRole('link', { name: donate.card.button });
      await expect(button).toHaveAttribute('href', PAYMENT_PAGE.address);
      await page.getByRole('link', { name: words.show }).click();
      await expect(page.getByRole('heading', { name: words.heading })).toBeInViewport();
      for (const value of Object.values(READ)) {
        await expect(page.getByRole('definition').filter({ hasText: value }).first()).toBeVisible();
      }
      await expect(page.getByRole('button', { name: words.copy })).toHaveCount(0);
    },
  );
