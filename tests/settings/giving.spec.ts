import type { Locator, Page } from '@playwright/test';
import { pathIn } from '#content/languages/language.ts';
import { EXAMPLE_LANGUAGES } from '../../tools/copies/example.ts';
import {
  axeFaults,
  brokenWords,
  setStyle,
  TEXT_SPACING,
  unreadable,
} from '../support/accessibility.ts';
import { boxOf } from '../support/boxes.ts';
import { pasted } from '../support/clipboard.ts';
import { content, fill } from '../support/content.ts';
import { testExample as test } from '../support/test-example.ts';
import { changeHtml, expect } from '../support/test.ts';

/** Donate of the example: two payment pages, two accounts and three numbers of mobile money. */

const donate = content('donate');
const NUMBERS = ['400222', '191919', '770123456'];
const IBANS = ['EG380019000500000000263180002', 'GB29NWBK60161331926819'];
/** Of Malta and Mauritius, as they are printed (ISO 13616). */
const LONGEST_IBANS = [
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  'MU17 BOMM 0101 1010 3030 0200 000M UR',
];
const LONDON = fill(donate.bank.accounts.accountHeading, {
  bank: 'Example Bank, London',
  currency: 'GBP',
});

/** Opens every card, and every account and number in it. */
async function openDetails(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
  });
  // They come once the details are open.
  for (const way of await page.getByRole('main').locator('dl').all())
    await expect(way.getByRole('button').last()).toBeVisible();
}

/** Labels of more than two lines, and labels and values under a button or close to it. */
const crowdedRows = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    return [...document.querySelectorAll('main dl > div')].flatMap((row) => {
      const buttons = [...row.querySelectorAll('button, a')];
      return [...row.querySelectorAll('dt, [data-copy]')].flatMap((words) => {
        range.selectNodeContents(words);
        const boxes = [...range.getClientRects()];
        const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
        const isClose = buttons.some((button) => {
          const box = button.getBoundingClientRect();
          return boxes.some(
            ({ left, right, top, bottom }) =>
              left < box.right + 8 && right > box.left - 8 && top < box.bottom && bottom > box.top,
          );
        });
        return isClose || (words.matches('dt') && lines > 2) ? [words.textContent] : [];
      });
    });
  });

/** What a card of Donate holds, which its button opens. */
const wayOf = (page: Page, button: string) =>
  page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: button }) })
    .first();
/** Imitates a browser's translation: changes every letter and digit that the page lets it change. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) all.push(text as Text);
    for (const text of all) {
      if (!text.data.trim() || text.parentElement?.closest('[translate="no"], script, style'))
        continue;
      const changed = document.createElement('span');
      changed.textContent = text.data.replaceAll(/[\p{L}\d]/gu, 'x');
      text.replaceWith(changed);
    }
  });
const digits = (text: string) => text.replace(/\D/g, '');

/** The words of a language, and the parts of a page that stand for one number. */
function partsOf(page: Page, code = 'en') {
  const { details, mobileMoney: words } = content('donate', {}, code);
  const card = wayOf(page, words.button);
  const way = (service: string) => card.locator('details').filter({ hasText: service }).first();
  return { details, words, card, way, opener: card.locator('summary').first() };
}

test('no card leaves a hole beside it, on a tablet or a desktop', async ({ page, open }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open('/donate');
  const cards = page.getByRole('main').locator('div:has(> h2)');
  const [first, second, third] = await Promise.all((await cards.all()).map(boxOf));
  expect([third?.y, second?.x, third?.right]).toEqual([second?.y, first?.x, first?.right]);
  const { joinButton, footer } = content('site');
  const bottomOf = async (name: string) =>
    (await boxOf(page.getByRole('contentinfo').getByRole('link', { name }).first())).bottom;
  expect(await bottomOf(joinButton)).toBe(await bottomOf(footer.contactCard.button));
  // The opened card takes another row. Its button stays in sight.
  const opener = wayOf(page, donate.bank.button).locator('summary').first();
  await opener.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await opener.click();
  await expect(opener).toBeInViewport({ ratio: 1 });
  await opener.click();
  await page.setViewportSize({ width: 1440, height: 900 });
  const closed = await Promise.all((await cards.all()).map(boxOf));
  await wayOf(page, donate.bank.button).locator('summary').first().click();
  const { x, right, y } = await boxOf(cards.nth(2));
  expect([x, right, y]).toEqual([closed[0]?.x, closed[2]?.right, closed[2]?.y]);
  // The head of an open card is one row: drawing, title, button.
  const card = cards.nth(2);
  const [drawing, title, button] = await Promise.all(
    [card.locator('svg'), card.locator('h2'), card.locator('summary')].map((it) =>
      boxOf(it.first()),
    ),
  );
  expect(title?.x).toBeLessThan((drawing?.right ?? 0) + 40);
  expect(button?.x).toBeGreaterThan(title?.right ?? Infinity);
  expect(button?.y).toBeLessThan(title?.bottom ?? 0);
  const sizeOf = (heading: Locator) =>
    heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  for (const width of [320, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const account = await sizeOf(card.locator('h3').first());
    expect(account, `at ${width} px`).toBeLessThan(await sizeOf(card.locator('h2')));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const lists = page.getByRole('contentinfo').getByRole('list').filter({ visible: true });
  const tops = (await Promise.all((await lists.all()).map(boxOf))).slice(0, 3).map((it) => it.y);
  expect(new Set(tops).size).toBe(1);
});

test('in French and Arabic the first screen has a button for giving', async ({ page, open }) => {
  for (const code of ['fr', 'ar']) {
    const path = `/${code}/donate`;
    const { mobileMoney: words } = content('donate', {}, code);
    await open(path);
    await page.evaluate(() => document.fonts.ready);
    const main = page.getByRole('main');
    const button = main.locator('summary').or(main.getByRole('link')).first();
    for (const [width, height] of [
      [360, 640],
      [1024, 600],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { bottom } = await boxOf(button);
      expect.soft(bottom, `${path} at ${width} px`).toBeLessThanOrEqual(height);
      await button.click();
      const details = await boxOf(main.getByText(words.lead).first());
      const purpose = main.getByText(words.text).first();
      if (width < 768) {
        await expect(purpose).toBeHidden();
        expect(details.y - (await boxOf(button)).bottom).toBeLessThan(48);
      } else expect((await boxOf(purpose)).bottom).toBeLessThan(details.y);
      await button.click();
    }
  }
});

test('the wave of Donate is no squashed or cut copy of the one on Home', async ({ page, open }) => {
  const wave = page.locator('h1 svg');
  /** How tall a unit of the drawing is to its width; room between the header and the strips in sight. */
  const measure = () =>
    wave.evaluate((svg: SVGSVGElement) => {
      const { a = 0, d = 0, e = 0, f = 0 } = svg.getScreenCTM() ?? {};
      const strips = [...svg.querySelectorAll('defs path')].flatMap((path) =>
        [...(path.getAttribute('d') ?? '').matchAll(/M(\d+) 0v-(\d+)/g)].flatMap(
          ([, x, height]) => {
            const ends = [-16, 16].map((side) => e + (Number(x) + side) * a);
            const isInSight = Math.max(...ends) > 0 && Math.min(...ends) < innerWidth;
            return isInSight ? [f - Number(height) * d] : [];
          },
        ),
      );
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return { squash: d / Math.abs(a), air: Math.min(...strips) - header, strips: strips.length };
    });
  for (const path of ['/donate', '/fr/donate', '/ar/donate']) {
    await open(path);
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of [
      [768, 1024],
      [1024, 600],
      [1366, 657],
      [1440, 657],
      [1440, 900],
      [1920, 720],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { squash, air, strips } = await measure();
      const at = `${path} at ${width} x ${height} px`;
      expect.soft(squash, at).toBeCloseTo(1, 1);
      expect.soft(air, at).toBeGreaterThanOrEqual(24);
      expect.soft(strips, at).toBeGreaterThanOrEqual(8);
    }
    // A phone has no room for it beside the words.
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(wave).toBeHidden();
    }
  }
});

test('labels and numbers fit beside their buttons in each language', async ({ page, open }) => {
  // English comes last, and stays open.
  for (const code of EXAMPLE_LANGUAGES.toReversed()) {
    await page.setViewportSize({ width: 1024, height: 740 });
    await open(pathIn(code === 'en' ? '' : `/${code}`, '/donate'));
    await openDetails(page);
    for (const width of [320, 360, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 740 });
      const at = `${code} at ${width} px`;
      expect.soft(await brokenWords(page, 'main dt'), at).toEqual([]);
      expect.soft(await crowdedRows(page), at).toEqual([]);
    }
  }
  for (const [index, iban] of LONGEST_IBANS.entries())
    await page.locator(`[data-copy="${IBANS[index]}"]`).evaluate((value, text) => {
      const gap = value.querySelector('span');
      const groups = text.split(' ').flatMap((group) => [group, gap?.cloneNode(true) ?? ' ']);
      value.replaceChildren(...groups.slice(0, -1));
    }, iban);
  for (const [width, most] of [
    [360, 2],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const long = await page.locator('main dl [dir="ltr"]').evaluateAll((values) =>
      values.map((value) => {
        const range = document.createRange();
        const groups = [...value.childNodes].filter((it) => it instanceof Text);
        const tops = groups.flatMap((group) => {
          range.selectNodeContents(group);
          return [...range.getClientRects()].map(({ top }) => top);
        });
        const isWhole = tops.length === groups.length;
        return { text: value.textContent, isWhole, lines: new Set(tops).size };
      }),
    );
    expect(long.filter(({ isWhole, lines }) => !isWhole || lines > most)).toEqual([]);
  }
  // One rule at each width: a button ends the line of its label, or is below; two are below on a phone.
  // Only a desktop has room for the values beside it.
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    const places = await page.locator('main dl > div').evaluateAll((rows) =>
      rows.map((row) => {
        const [label, value, actions] = [...row.children].map((it) => it.getBoundingClientRect());
        return {
          isAtEnd: actions?.right === row.getBoundingClientRect().right,
          isBeside: (actions?.top ?? 0) < (label?.bottom ?? 0),
          isBelow: (actions?.top ?? 0) >= (value?.bottom ?? Infinity),
          isBesideValue:
            (actions?.bottom ?? 0) > (value?.top ?? Infinity) &&
            (actions?.top ?? 0) < (value?.bottom ?? 0),
          hasTwo: row.querySelector('a') !== null,
        };
      }),
    );
    const meant = (hasTwo: boolean) => {
      const isBelow = width < 360 || (hasTwo && width < 1024);
      return { isAtEnd: true, isBeside: !isBelow, isBelow, isBesideValue: width >= 1024, hasTwo };
    };
    expect(places, `at ${width} px`).toEqual(places.map(({ hasTwo }) => meant(hasTwo)));
  }
  await page.setViewportSize({ width: 320, height: 568 });
  // Some systems' typefaces are wider.
  await setStyle(page, TEXT_SPACING);
  expect(await crowdedRows(page)).toEqual([]);
});

test('threads behind the ways to give end below the last words', async ({ page, open }) => {
  await open('/donate');
  const section = page.getByRole('main').locator('section').first();
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 740 });
    const [ground, words] = [
      await boxOf(section),
      await boxOf(section.locator('p:visible').last()),
    ];
    expect.soft(ground.bottom - words.bottom, `at ${width} px`).toBeGreaterThan(24);
  }
});

test('a donor opens an account, and copies values as meant', async ({ page, context, open }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/donate');
  const { details: words, bank } = donate;
  await wayOf(page, bank.button).locator('summary').first().click();
  const details = page.getByRole('main').locator('details[open]').first();
  const facts = page.locator(
    'dd[data-copy], main ol b, main a[href^="mailto:"], main p[dir="ltr"]',
  );
  const meant = await facts.allTextContents();
  await translate(page);
  expect(await facts.allTextContents()).toEqual(meant);
  const { iban } = bank.accounts.fields;
  const name = words.copyField.replace('{field}', `${iban}, ${LONDON}`);
  await details.getByRole('button', { name }).click();
  await expect(details.getByRole('status')).toContainText(iban);
  expect(await pasted(page)).toBe(IBANS[1]);

  await test.step('where copying is not allowed, the value is selected', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    await details.getByRole('button', { name: `${iban}, ${LONDON}` }).click();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(IBANS[1]);
  });

  await test.step('every button copies its own value', async () => {
    const copied = await page.evaluate(() => {
      const texts: string[] = [];
      navigator.clipboard.writeText = (text) => {
        texts.push(text);
        return Promise.resolve();
      };
      for (const button of document.querySelectorAll<HTMLElement>('main dl button')) button.click();
      return texts;
    });
    const values = await page.locator('dd[data-copy]').allTextContents();
    const compact = (texts: string[]) => texts.map((text) => text.replaceAll(' ', ''));
    expect(compact(copied)).toEqual(compact(values));
    expect(copied).toEqual(expect.arrayContaining(['EXAMPLE NETWORK', '770123456', ...IBANS]));
  });
});

test('a donor finds every number, with its steps', async ({ page, open }) => {
  for (const code of ['en', 'ar']) {
    const { words, card, opener } = partsOf(page, code);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(code === 'en' ? '/donate' : `/${code}/donate`);
    await opener.click();
    await expect(card).toContainText(words.stop);
    const shown: string[] = [];
    for (const way of await card.locator('details').all()) {
      await way.locator('summary').click();
      await expect(card.locator('details[open]')).toHaveCount(1);
      const values = way.locator('[data-copy]');
      await expect(values.first()).toHaveCSS('direction', 'ltr');
      shown.push(...(await values.allInnerTexts()).map(digits));
      await expect(way.locator('ol > li')).not.toHaveCount(0);
      await expect(way.locator('ol')).not.toContainText(/[{}]/);
    }
    expect(shown).toEqual(expect.arrayContaining(NUMBERS));
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await unreadable(page), `at ${width} px`).toEqual([]);
      expect.soft(await brokenWords(page), `at ${width} px`).toEqual([]);
    }
  }
});

test('by keyboard a donor opens one number and copies it', async ({ page, context, open }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { words, card, way, opener } = partsOf(page, 'ar');
  await open('/ar/donate');
  await opener.focus();
  await page.keyboard.press('Enter');
  const summary = way('M-Pesa').locator('summary');
  for (let stop = 0; stop < NUMBERS.length; stop += 1) {
    await page.keyboard.press('Tab');
    if (await summary.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const dial = way('M-Pesa').getByRole('link', { name: `${words.dial} *334#` });
  await expect(dial).toBeFocused();
  await expect(dial).toHaveAttribute('href', 'tel:*334%23');
  const copy = way('M-Pesa').getByRole('button', { name: words.fields.paybill });
  for (let stop = 0; stop < 3; stop += 1) {
    await page.keyboard.press('Tab');
    if (await copy.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(copy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('status')).toContainText(words.fields.paybill);
  expect(await pasted(page)).toBe('400222');
  expect.soft(await axeFaults(page, 'main')).toEqual([]);
});

test('a donor sees first what works in the country of the browser', async ({ page }) => {
  await changeHtml(page, (html) => html.replace('data-country="KE"', 'data-country="SN"'));
  const [first, second, third] = [/^M-Pesa/, /^MTN MoMo/, /^Orange Money/] as const;
  for (const [language, shown] of [
    ['fr-SN', [first, third, second]],
    ['wo_SN@posix', [first, third, second]],
    ['wo-Latn-UG', [second, first, third]],
    ['C', [first, second, third]],
    ['', [first, second, third]],
  ] as const) {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'language', { value, configurable: true });
    }, language);
    await page.goto('/donate');
    const { card, opener, details } = partsOf(page);
    await opener.click();
    const headings = card.getByRole('heading', { level: 3 });
    await expect(headings, language).toHaveText(shown);
    const buttons = page.locator('main button').filter({ hasText: details.copy });
    await expect(buttons, language).toHaveCount(await page.locator('[data-copy]').count());
  }
});

test('in Arabic paper is a poster with every account and number', async ({ page, open }) => {
  await open('/ar/donate');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const { poster } = content('donate', {}, 'ar');
  const numbers = main.locator('p[dir=ltr]:visible');
  const printed = (await numbers.allInnerTexts()).map((text) => text.replaceAll(/[^\dA-Z]/g, ''));
  expect(printed).toEqual(expect.arrayContaining([...NUMBERS, IBANS[0], '31926819']));
  await expect(main.getByRole('list').first().getByRole('listitem')).toHaveText(poster.steps);
  await expect(main.getByRole('button')).toHaveCount(0);
  const sizes = await numbers.evaluateAll((all) =>
    all.map((number) => parseFloat(getComputedStyle(number).fontSize)),
  );
  // An address in brackets is printed in its own direction, between isolates (Unicode, UAX 9).
  const link = main.locator('a[href^="http"]').first();
  const printedAddress = await link.evaluate(
    (element) => getComputedStyle(element, '::after').content,
  );
  expect(printedAddress).toMatch(/ \(\u2066https?:.*\u2069\)/);
  // 26 points.
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual((26 * 96) / 72);
});

// A page without scripts.
test.describe('before the scripts arrive', () => {
  test.use({ way: 'before script' });

  test('a donor reaches the payment page and every account', async ({ page, open }) => {
    await open('/donate');
    const main = page.getByRole('main');
    await expect(main.locator('a[href="https://example.org/pay/naira"]')).toBeVisible();
    const details = wayOf(page, donate.bank.button);
    await details.locator('summary').first().click();
    const values = await details.getByRole('definition').allInnerTexts();
    const compact = values.map((value) => value.replace(/\s/g, ''));
    expect(compact).toEqual(expect.arrayContaining(['31926819', ...IBANS]));
    await expect(page.getByRole('button', { name: donate.details.copy })).toHaveCount(0);
    const { words, way, opener } = partsOf(page);
    await opener.click();
    await way('M-Pesa').locator('summary').click();
    await way('Orange Money').locator('summary').click();
    await expect(way('M-Pesa').locator('[data-copy]').first()).toBeHidden();
    await expect(way('Orange Money').getByRole('link', { name: words.dial })).toBeVisible();
    await open('/donate#mobile-money');
    await expect(page.getByText(words.lead)).toBeVisible();
  });
});
