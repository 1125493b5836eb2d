import type { Locator } from '@playwright/test';
import { everySetting, PORTRAIT, SETTINGS, SIGNATURE } from '../fixtures/every-setting.ts';
import { pasted } from '../support/clipboard.ts';
import { expect } from '../support/test.ts';
import { content } from '../support/content.ts';
import { variant } from '../support/variant.ts';

const test = variant(everySetting);

const site = content('site');
const donate = content('donate');
const words = donate.bank.accounts;

const PLACES_OF_THE_FOUNDER = [
  { path: '/', place: 'vision section', region: content('home').vision.heading },
  { path: '/about-us', place: 'biography', region: content('about-us').biography.heading },
];

test('on every page the links and buttons lead where the settings say, under the name of the organisation', async ({
  page,
  open,
}) => {
  const footer = page.getByRole('contentinfo');
  const { heading, offers } = content('offer');
  for (const path of ['/', '/about-us', '/contact-us', '/donate']) {
    await open(path);

    await test.step(`every Join Community button on ${path} opens the sign-up form in a new tab`, async () => {
      const buttons = page.getByRole('link', { name: site.joinButton });
      expect(await buttons.count()).toBeGreaterThan(0);
      for (const button of await buttons.all()) {
        await expect(button).toHaveAttribute('href', SETTINGS.addresses.signUpForm);
        await expect(button).toHaveAttribute('target', '_blank');
      }
    });

    await test.step(`${path} carries the name of the organisation`, async () => {
      await expect(page).toHaveTitle(new RegExp(SETTINGS.name));
      await expect(page.getByRole('banner').getByText(SETTINGS.name).first()).toBeVisible();
      if (path === '/about-us')
        await expect(page.getByText(`Founder, ${SETTINGS.name}`)).toBeVisible();
    });

    if (path !== '/contact-us') {
      await test.step(`the four offer buttons on ${path} lead where the settings say`, async () => {
        const section = page.getByRole('region', { name: heading });
        for (const name of Object.keys(offers) as (keyof typeof offers)[]) {
          const item = section
            .getByRole('listitem')
            .filter({ has: page.getByRole('heading', { name: offers[name].title }) });
          const link = item.getByRole('link', { name: offers[name].button });
          await expect(link).toHaveAttribute('href', SETTINGS.offerLinks[name]);
        }
      });
    } else {
      await test.step('Contact Us shows the support email and writes to it', async () => {
        const link = page.getByRole('link', { name: SETTINGS.supportEmail });
        await expect(link).toHaveAttribute('href', `mailto:${SETTINGS.supportEmail}`);
      });
    }

    for (const { place, region } of PLACES_OF_THE_FOUNDER.filter((one) => one.path === path)) {
      await test.step(`the ${place} shows the founder's name, portrait and signature`, async () => {
        const section = page.getByRole('region', { name: region });
        await expect(section.getByText(SETTINGS.founder.name, { exact: true })).toBeVisible();
        await expect(section.getByRole('img', { name: SIGNATURE.alt })).toBeVisible();
        const portrait = section.getByRole('img', { name: PORTRAIT.alt });
        await portrait.scrollIntoViewIfNeeded();
        await expect(portrait).toBeVisible();
        await expect
          .poll(() => portrait.evaluate((image: HTMLImageElement) => image.currentSrc))
          .toContain('own-portrait');
      });
    }
  }

  await test.step('the footer leads to the four social pages and further networks in new tabs', async () => {
    for (const network of ['facebook', 'instagram', 'youtube', 'telegram'] as const) {
      const link = footer.getByRole('link', { name: site.footer.links[network] });
      await expect(link).toHaveAttribute('href', SETTINGS.addresses[network]);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    const group = footer.getByRole('navigation', { name: site.footer.groups.social });
    for (const [index, { name, address }] of SETTINGS.networks.entries()) {
      const link = group.getByRole('link').nth(4 + index);
      await expect(link).toContainText(name);
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });

  await test.step('the four placeholder links of the footer lead where the settings say', async () => {
    for (const name of ['ourTeams', 'ourPartners', 'support', 'faqs'] as const) {
      const link = footer.getByRole('link', { name: site.footer.links[name] });
      await expect(link).toHaveAttribute('href', SETTINGS.footerLinks[name]);
    }
    await footer.getByRole('link', { name: site.footer.links.faqs }).click();
    await expect(page).toHaveURL(/\/contact-us#faqs$/);
  });
});

/** Every value of the account as a donor reads it, by its name. */
const READ = {
  accountName: 'Example Foundation',
  bank: 'Example Bank',
  accountNumber: '31926819',
  currency: 'GBP',
  branchCode: '60-16-13',
  bic: 'NWBKGB2L',
  iban: 'GB29NWBK60161331926819',
  reference: 'Donation',
} as const;

test('a donor finds the payment page and the account on Donate, copies each value of it, and prints it', async ({
  page,
  context,
  open,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/donate');
  const button = page.getByRole('button', { name: donate.bank.button });
  const dialog = page.getByRole('dialog', { name: words.heading });

  await test.step('Donate is a plain link to the payment page and names its provider', async () => {
    const way = page.getByRole('region', { name: donate.hero.heading });
    const link = way.getByRole('link', { name: donate.card.button });
    await expect(link).toHaveAttribute('href', 'https://pay.example.com/give');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toContainText(site.newTab);
    await expect(way.getByText('Example Pay')).toBeVisible();
    await expect(way.getByRole('button', { name: donate.card.button, exact: true })).toHaveCount(0);
  });

  await test.step('the printed page has the account, though no button works on paper', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(READ.bic)).toBeVisible();
    await expect(page.getByRole('heading', { name: donate.hero.heading })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('Make Transfer opens every value of the account; Escape and Close lead back', async () => {
    await button.click();
    await expect(dialog).toBeVisible();
    for (const [field, value] of Object.entries(READ)) {
      const name = words.fields[field as keyof typeof READ];
      await expect(dialog.getByRole('term').getByText(name, { exact: true })).toBeVisible();
      await expect(dialog.getByRole('definition').filter({ hasText: value })).not.toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: words.close }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  await button.click();
  await test.step('a number is copied without spaces, and the button says so', async () => {
    for (const [field, value] of Object.entries(READ)) {
      const name = words.fields[field as keyof typeof READ];
      await dialog.getByRole('button', { name: `${words.copy} ${name}`, exact: true }).click();
      await expect(dialog.getByRole('button', { name: `${words.copied} ${name}` })).toBeVisible();
      await expect(dialog.getByRole('status')).toHaveText(
        words.copiedStatus.replace('{field}', name),
      );
      expect(await pasted(page)).toBe(value);
    }
  });

  await test.step('it is set apart for the eye: the groups of the IBAN do not touch', async () => {
    const gaps = await dialog
      .getByRole('definition')
      .filter({ hasText: READ.iban })
      .evaluate((definition) => {
        const groups = [...definition.querySelectorAll('[data-copy] > span')];
        return groups.slice(1).map((group, index) => {
          const before = (groups[index] as Element).getBoundingClientRect();
          const here = group.getBoundingClientRect();
          return here.top > before.top ? Infinity : here.left - before.right;
        });
      });
    expect(gaps).toHaveLength(5);
    for (const gap of gaps) expect(gap).toBeGreaterThan(3);
  });

  await test.step('printing the open dialog prints the account and nothing else', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(dialog.getByText(READ.bic)).toBeVisible();
    await expect(dialog.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: donate.hero.heading })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });
});

test('ways to give line up beside each other, and below each other each ends with its button', async ({
  page,
  open,
}) => {
  await open('/donate');
  const cards = [donate.card.title, donate.bank.title].map((title) =>
    page
      .getByRole('main')
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: title }) })
      .last(),
  );
  const placesOf = (card: Locator) =>
    card.evaluate((box) => {
      const [heading, words, act] = ['h2', 'p', 'a[href^="https"], button'].map((part) =>
        box.querySelector(part)?.getBoundingClientRect(),
      );
      const { bottom } = box.getBoundingClientRect();
      return { tops: [heading?.top, words?.top, act?.top], below: bottom - (act?.bottom ?? 0) };
    });
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const [one, other] = await Promise.all(cards.map(placesOf));
    expect(one?.tops, `at ${width} px`).toEqual(other?.tops);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  const [, account] = await Promise.all(cards.map(placesOf));
  expect(account?.below).toBeLessThan(40);
});

test('where copying is not allowed the value is selected and everyone is told', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await open('/donate');
  await page.getByRole('button', { name: donate.bank.button }).click();
  const dialog = page.getByRole('dialog', { name: words.heading });
  await dialog.getByRole('button', { name: `${words.copy} ${words.fields.iban}` }).click();
  const status = dialog.getByRole('status');
  await expect(status).toHaveText(words.notCopied.replace('{field}', words.fields.iban));
  expect((await status.boundingBox())?.height).toBeGreaterThan(20);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(READ.iban);
});

test('a donor opens the account by a link while the script of the page has not arrived', async ({
  page,
  open,
}) => {
  await page.route('**/donate', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script type="module">.*?<\/script>/gs, '');
    await route.fulfill({ response, body });
  });
  await open('/donate');
  await page.getByRole('link', { name: words.show }).click();
  await expect(page.getByText(READ.bic)).toBeVisible();
});

test('Make Transfer opens in a browser that does not know invoker commands', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    delete (HTMLButtonElement.prototype as { commandForElement?: unknown }).commandForElement;
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Donate leads to the payment page, and a link shows every value of the account in the page', async ({
    page,
    open,
  }) => {
    await open('/donate');
    await expect(
      page.getByRole('main').getByRole('link', { name: donate.card.button }),
    ).toHaveAttribute('href', 'https://pay.example.com/give');
    await page.getByRole('link', { name: words.show }).click();
    await expect(page.getByRole('heading', { name: words.heading })).toBeInViewport();
    for (const value of Object.values(READ)) {
      await expect(page.getByRole('definition').filter({ hasText: value }).first()).toBeVisible();
    }
    await expect(page.getByRole('button', { name: words.copy })).toHaveCount(0);
  });
});
