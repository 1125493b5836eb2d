import type { Locator } from '@playwright/test';
import { controls, walk } from '../accessibility/keyboard.ts';
import { OWN_PAGES, withOwnPages } from '../fixtures/own-pages.ts';
import {
  axeFaults,
  brokenWords,
  setStyle,
  smallTargets,
  TEXT_200,
  TEXT_SPACING,
  unreadable,
} from '../support/accessibility.ts';
import { boxOf } from '../support/boxes.ts';
import { pasted } from '../support/clipboard.ts';
import { content, fill } from '../support/content.ts';
import { expect } from '../support/test.ts';
import { testWith } from '../support/test-with.ts';

/**
 * Pages of the team's own, with every block; what they weigh is in
 * tests/built/own-pages.built.test.ts. The fixture fails for whatever a console would complain
 * about.
 */
const test = testWith(withOwnPages);

const { siteAddress } = content('organisation');
const { share } = content('site');
const PEOPLE_HEADING = 'Who answers your questions';
const POST_ADDRESS = `${siteAddress}/test-partners`;
const TO_WHATSAPP = `https://wa.me/?text=${encodeURIComponent(`Our Partners ${POST_ADDRESS}`)}`;

for (const [address, { heading }] of Object.entries(OWN_PAGES)) {
  test(`${address}: every word can be read, everything reached, and axe finds nothing`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(`/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await test.step('axe', async () => expect.soft(await axeFaults(page)).toEqual([]));
    await test.step('everything to touch', async () =>
      expect.soft(await smallTargets(page)).toEqual([]));
    await test.step('keyboard', async () => {
      const main = page.locator('main');
      await main.focus();
      await walk(page, 'Tab', await controls(main));
    });
    for (const [width, css] of [
      [320, ''],
      [360, TEXT_SPACING],
      [360, TEXT_200],
      [1024, TEXT_200],
      [1440, ''],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await setStyle(page, css);
      expect.soft(await unreadable(page), `${width} px ${css}`).toEqual([]);
      if (/people|partners/.test(address) && css !== TEXT_SPACING)
        expect
          .soft(await brokenWords(page, 'main :is(h1, li h3)'), `${width} px ${css}`)
          .toEqual([]);
    }
  });
}

test('news lists the newest post first, with its picture and day, and leads to it', async ({
  page,
  request,
  open,
}) => {
  await open('/test-people');
  const list = page.getByRole('region', { name: 'What is new' });
  await expect(list).toMatchAriaSnapshot(`
    - heading "What is new" [level=2]
    - paragraph: In our network.
    - list:
      - listitem:
        - paragraph:
          - time: 13 March 2027
        - heading "Every block of pictures" [level=3]:
          - link "Every block of pictures"
        - paragraph: All that can be seen.
        - img "An empty stage"
      - listitem:
        - paragraph:
          - time: 5 February 2027
        - heading "Every block of words" [level=3]
  `);
  await list.getByRole('link', { name: 'Every block of pictures' }).click();
  await expect(page).toHaveURL(/\/test-pictures$/);
  await expect(page.getByRole('main').getByText('13 March 2027')).toBeVisible();
  const feed = await request.get('/feed.xml');
  expect(feed.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  const html = await (await request.get('/test-pictures')).text();
  expect(html).toMatch(/"@type":"Article".*"datePublished":"2027-03-13"/);
  expect(html).toContain('<meta property="og:type" content="article"');
});

/** The widest column in which lines are read with ease, in CSS px. */
const READING_WIDTH = 640;

test('a post is one column at reading width with its pictures in it', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const main = page.getByRole('main');
  /** Expects that parts are below each other, each within the column that the title begins. */
  const expectColumn = async (...parts: Locator[]) => {
    const { x: left, bottom } = await boxOf(main.getByRole('heading', { level: 1 }));
    let above = bottom;
    for (const part of parts) {
      const box = await boxOf(part);
      const where = { left: box.x >= left - 1, below: box.y >= above - 1 };
      expect(where, String(part)).toEqual({ left: true, below: true });
      expect(box.right, String(part)).toBeLessThanOrEqual(left + READING_WIDTH + 1);
      above = box.bottom;
    }
  };
  await open('/test-words');
  const parts = ['A first paragraph', 'What we do', 'Some words about it', 'another thing'];
  await expectColumn(
    ...[...parts, 'What somebody said', 'How to become a volunteer', 'Who made this page?'].map(
      (words) => main.getByText(words).first(),
    ),
  );
  await open('/test-pictures');
  const stage = main.getByRole('img', { name: 'An empty stage' });
  const row = main.getByRole('list').first();
  await expectColumn(stage, main.getByText('A line below the picture.'), row);
  const loaded = await stage.evaluate(async (image: HTMLImageElement) => {
    const file = new Image();
    file.src = image.currentSrc;
    await file.decode();
    return file.naturalWidth;
  });
  expect(loaded).toBeLessThanOrEqual(READING_WIDTH * 1.3);
});

test('a visitor sends a page by the share sheet of the device, where there is one', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.body.dataset['sent'] = JSON.stringify(data);
      return Promise.resolve();
    };
  });
  await open('/test-partners');
  await page.getByRole('button', { name: share.share, exact: true }).click();
  const sent = JSON.stringify({ title: 'Our Partners', url: POST_ADDRESS });
  await expect(page.locator('body')).toHaveAttribute('data-sent', sent);
  await expect(page.getByRole('link', { name: share.whatsApp })).toHaveCount(0);
});

test('on a device without a share sheet a visitor sends a page by WhatsApp, or copies its address', async ({
  page,
  context,
  open,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/test-partners');
  const toWhatsApp = page.getByRole('link', { name: share.whatsApp });
  await expect(toWhatsApp).toHaveAttribute('href', TO_WHATSAPP);
  const copy = page.getByRole('button', { name: share.copy });
  await copy.click();
  await expect(page.getByRole('status')).toHaveText(share.copied);
  expect(await pasted(page)).toBe(POST_ADDRESS);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await copy.click();
  const notCopied = fill(share.notCopied, { address: POST_ADDRESS });
  await expect(page.getByRole('status')).toHaveText(notCopied);
});

test('on paper every picture of a row is there, a light logo keeps its dark ground, links say where they lead', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ media: 'print' });
  await open('/test-pictures');
  const row = page.getByRole('main').getByRole('img', { name: /^Instrument: / });
  await expect(row.filter({ visible: true })).toHaveCount(6);
  await open('/test-partners');
  const logo = page.getByRole('listitem').filter({ hasText: 'Light Example' }).locator('div');
  await expect(logo).toHaveCSS('background-color', 'rgb(21, 18, 10)');
  await expect(logo).toHaveCSS('print-color-adjust', 'exact');
  const address = await page
    .getByRole('link', { name: 'Dark Example' })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('https://own-address.africa/dark');
  // Links of the footer lead nowhere on paper: with it this would be a second sheet.
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
});

test('a visitor opens a question by its link, and moves the pictures by their dots', async ({
  page,
  open,
}) => {
  await open('/test-words#is-it-true');
  await expect(page.getByText('No.', { exact: true })).toBeVisible();
  await page.getByText('Who made this page?').click();
  const answer = page.locator('#who-made-it');
  await expect(answer.getByRole('listitem')).toHaveText(['its pages', 'its form']);
  await expect(answer.getByRole('link', { name: 'form' })).toHaveAttribute('href', '/contact-us');

  await test.step('a link with a paragraph of its own is a button, one among words is none', async () => {
    const gold = 'rgb(253, 200, 0)';
    const button = page.getByRole('main').getByRole('link', { name: 'Write to us' });
    await expect(button).toHaveCSS('background-color', gold);
    expect((await boxOf(button)).height).toBeGreaterThanOrEqual(44);
    const among = page.getByRole('link', { name: 'link to the questions' });
    await expect(among).not.toHaveCSS('background-color', gold);
  });

  await open('/test-pictures');
  const dots = page.getByRole('main').locator('a[href^="#picture-"]:visible');
  await dots.last().click();
  await expect(dots.last()).toHaveAttribute('aria-current', 'true');
});

/** Dots, and people in each row, at each width; a row that is shown whole has no dots. */
const ROWS = {
  '/test-short-row': [
    [360, 3],
    [640, 2],
    [768, 0, [3, 2]],
    [1440, 0],
  ],
  '/test-people': [
    [360, 5],
    [768, 2],
    [1024, 0, [4, 3]],
  ],
  // In the column of a post three of six.
  '/test-pictures': [[1024, 4]],
} as const;

test('rows, cards and bands keep their place at every width; a page has one way to join, and gold never touches gold', async ({
  page,
  open,
}) => {
  const dots = page.getByRole('main').locator('a[href^="#picture-"]:visible');
  const people = page
    .getByRole('region', { name: PEOPLE_HEADING })
    .locator('li:has(h3) > :first-child');
  for (const [path, widths] of Object.entries(ROWS)) {
    await open(path);
    for (const [width, dotsShown, columns] of widths) {
      const where = `${path} at ${width} px`;
      await page.setViewportSize({ width, height: 800 });
      await expect(dots, where).toHaveCount(dotsShown);
      const boxes = await people.evaluateAll((all) => all.map((it) => it.getBoundingClientRect()));
      if (path === '/test-people' && width === 360) {
        // A cloth is as high as a portrait.
        expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1);
      }
      if (!columns) continue;
      // No last row has a single card where another division is possible.
      const tops = boxes.map(({ top }) => top);
      const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
      expect(rows, where).toEqual(columns);
    }
    if (path !== '/test-short-row') continue;
    const { joinButton, footer } = content('site');
    await expect(page.getByRole('link', { name: joinButton })).toHaveCount(1);
    const gold = 'rgb(253, 200, 0)';
    const row = page.getByRole('region', { name: 'Our instruments' });
    await expect(row).toHaveCSS('background-color', gold);
    const join = page.getByRole('region', { name: footer.joinCard });
    await expect(join.locator('> div')).not.toHaveCSS('background-color', gold);
  }
});

test('a picture of a row opens large with its caption, and closes, by keyboard', async ({
  page,
  open,
}) => {
  await open('/test-short-row');
  const link = page.getByRole('main').getByRole('link', { name: 'A kora' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A kora' });
  const image = dialog.getByRole('img', { name: 'A kora' });
  await expect(dialog.getByText('A kora, its strings in warm light.')).toBeVisible();
  const whole = await image.evaluate(async (one: HTMLImageElement) => {
    await one.decode();
    return one.naturalWidth;
  });
  expect(whole).toBeGreaterThan(480);
  for (const size of [
    { width: 360, height: 640 },
    { width: 740, height: 360 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expect(image).toBeInViewport({ ratio: 0.99 });
    await expect(dialog.getByRole('button')).toBeInViewport({ ratio: 1 });
  }
  expect(await axeFaults(page, 'dialog')).toEqual([]);
  await expect(dialog.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('a drawing is as large as a photograph, also if it says that it is small', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/test-film');
  const wide = await boxOf(page.getByRole('img', { name: 'A wide drawing' }));
  expect(wide.width).toBeGreaterThan(1200);
  await open('/test-short-row');
  const link = page.getByRole('main').getByRole('link', { name: 'A small drawing' });
  const shown = await boxOf(link.getByRole('img'));
  expect(shown.width / shown.height).toBeCloseTo(4 / 5);
  await link.click();
  const large = await boxOf(page.getByRole('dialog').getByRole('img'));
  expect(large.width).toBeGreaterThan(600);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads who is who, opens a question, swipes by dots, and opens a picture', async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const main = page.getByRole('main');
    await open('/test-people');
    await expect(main).toMatchAriaSnapshot(`
      - region "Our Teams":
        - heading "Our Teams" [level=1]
        - paragraph: Who we are.
      - region "Who answers your questions":
        - heading "Who answers your questions" [level=2]
        - list:
          - listitem:
            - img "Portrait for a test"
            - heading "Adaeze Example" [level=3]
            - paragraph: Head of programmes
            - list:
              - listitem:
                - link /Website/
              - listitem:
                - link "Write"
          - listitem:
            - heading "Babatunde Ọlátúnjí-Example" [level=3]
            - paragraph: Tech Training
    `);
    await open('/test-words');
    await main.getByText('Is anything on it true?', { exact: true }).click();
    await expect(main.getByText('No.', { exact: true })).toBeVisible();

    await open('/test-pictures');
    await main.getByRole('link', { name: /6/ }).filter({ visible: true }).last().click();
    const last = main.getByRole('img', { name: 'Instrument: mbira' }).last();
    await expect(last).toBeInViewport();
    await open('/test-short-row');
    const link = main.getByRole('link', { name: 'A kora' });
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));

    await open('/test-partners');
    const toWhatsApp = main.getByRole('link', { name: share.whatsApp });
    await expect(toWhatsApp).toHaveAttribute('href', TO_WHATSAPP);
    await expect(main.getByRole('button', { name: share.copy })).toHaveCount(0);
    await expect(main.getByRole('listitem').getByRole('heading')).toHaveText([
      /Dark Example/,
      'Light Example',
      ...Array.from({ length: 5 }, () => /./),
    ]);
  });
});
