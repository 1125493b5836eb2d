import type { Locator } from '@playwright/test';
import { axeFaults, setStyle } from '../support/accessibility.ts';
import { boxOf } from '../support/boxes.ts';
import { pasted } from '../support/clipboard.ts';
import { content, fill } from '../support/content.ts';
import { PAGES_OF_EVERY_BLOCK } from '../support/pages.ts';
import { testExample as test } from '../support/test-example.ts';
import { expect } from '../support/test.ts';

const { share } = content('site');
const POST = '/five-songs-in-five-evenings';
const POST_ADDRESS = `https://example.org${POST}`;
const TITLE = 'Five songs in five evenings';
const TO_WHATSAPP = `https://wa.me/?text=${encodeURIComponent(`${TITLE} ${POST_ADDRESS}`)}`;

/** Whether two strips of its pattern at least are in the window, in the last line of the heading. */
const leavesLastWord = (heading: Locator) =>
  heading.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.firstChild ?? element);
    const word = [...range.getClientRects()].at(-1);
    const strips = [...element.querySelectorAll('i')].map((it) => it.getBoundingClientRect());
    const [first, second] = strips;
    if (!word || !first || !second) return false;
    const [gap, middle] = [first.left - word.right, first.top + first.height / 2];
    const isBeside = gap > 0 && gap < 40 && middle > word.top && middle < word.bottom;
    return isBeside && second.right <= innerWidth;
  });

test.describe('drawn', () => {
  test.use({ drawn: true });

  test('the pattern of a page leaves the last word of its heading', async ({ page, open }) => {
    const heading = page.locator('h1');
    for (const path of PAGES_OF_EVERY_BLOCK) {
      await open(path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 360, 390, 768, 1024, 1920]) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await leavesLastWord(heading), `${path} at ${width} px`).toBe(true);
      }
    }
    await heading.evaluate((it) => {
      it.textContent = 'gypsy';
      it.nextElementSibling?.remove();
    });
    const box = await boxOf(heading);
    const foot = () =>
      page.screenshot({ clip: { ...box, y: box.y + box.height / 2, height: box.height } });
    const shown = await foot();
    await setStyle(page, 'main > section { overflow: visible }');
    expect(shown.equals(await foot())).toBe(true);
  });
});

test('all headings of the privacy notice have one size', async ({ page, open }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open('/privacy-notice');
  const sizes = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .evaluateAll((headings) => headings.map((it) => getComputedStyle(it).fontSize));
  expect(sizes.length).toBeGreaterThan(3);
  expect(new Set(sizes).size).toBe(1);
});

test('on a desktop a picture that opens a page stands beside its lead', async ({ page, open }) => {
  const main = page.getByRole('main');
  for (const path of ['/workshops', POST]) {
    await open(path);
    for (const [width, height] of [
      [1024, 600],
      [1366, 657],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [picture, caption, first, row] = await Promise.all(
        [
          main.locator('figure img').first(),
          main.locator('figcaption').first(),
          main.locator('h1 + p:not(:has(time)), h1 + * > time, h1 + time').first(),
          main.locator('div:has(> h1)'),
        ].map(boxOf),
      );
      const where = `${path} at ${width} px`;
      expect.soft(Math.abs((picture?.y ?? 0) - (first?.y ?? 0)), where).toBeLessThan(2);
      expect.soft(picture?.bottom, where).toBeCloseTo(caption?.bottom ?? 0, 0);
      // In a low window it is narrower than its column.
      const isHigh = height > 700;
      if (isHigh) expect.soft(picture?.right, where).toBeCloseTo(row?.right ?? 0, 0);
      else expect.soft(picture?.right, where).toBeLessThan((row?.right ?? 0) + 1);
      expect.soft(caption?.right, where).toBeLessThan(picture?.x ?? 0);
    }
  }
  await test.step('at the start of the text below, in both directions', async () => {
    for (const width of [1024, 1366]) {
      await page.setViewportSize({ width, height: 657 });
      for (const direction of ['ltr', 'rtl']) {
        await page.locator('html').evaluate((it, dir) => it.setAttribute('dir', dir), direction);
        const picture = await boxOf(main.locator('figure img').first());
        const text = await boxOf(main.getByText('Nobody had a studio.'));
        const start = direction === 'ltr' ? 'x' : 'right';
        const where = `${direction} at ${width} px`;
        expect.soft(picture[start], where).toBeCloseTo(text[start], 0);
      }
    }
  });
});

test('in a list of news each further picture is half as wide as the first', async ({
  page,
  open,
}) => {
  await open('/news');
  const posts = page.getByRole('main').getByRole('listitem');
  for (const width of [768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [first, second] = await Promise.all(
      [0, 1].map((index) => boxOf(posts.nth(index).getByRole('img'))),
    );
    const part = (second?.width ?? 0) / (first?.width ?? 0);
    expect.soft(part, `at ${width} px`).toBeGreaterThan(0.44);
    expect.soft(part, `at ${width} px`).toBeLessThanOrEqual(0.5);
    if (width < 1024) continue;
    const lead = await boxOf(posts.nth(1).getByRole('paragraph').last());
    expect.soft(second?.x, `at ${width} px`).toBeCloseTo(first?.x ?? 0, 0);
    expect.soft(lead.x, `at ${width} px`).toBeGreaterThan(second?.right ?? Infinity);
    expect.soft(lead.right, `at ${width} px`).toBeLessThanOrEqual((first?.right ?? 0) + 1);
  }
});

test('on a device without a share sheet a page is sent', async ({ page, context, open }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(POST);
  const toWhatsApp = page.getByRole('link', { name: share.whatsApp });
  await expect(toWhatsApp).toHaveAttribute('href', TO_WHATSAPP);
  // For visitors whose ad blocker hides that link.
  await expect(page.getByText(POST_ADDRESS, { exact: true })).toBeVisible();
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

  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.body.dataset['sent'] = JSON.stringify(data);
      return Promise.resolve();
    };
  });
  await open(POST);
  await page.getByRole('button', { name: share.share, exact: true }).click();
  const sent = JSON.stringify({ title: TITLE, url: POST_ADDRESS });
  await expect(page.locator('body')).toHaveAttribute('data-sent', sent);
  await expect(toWhatsApp).toHaveCount(0);
});

test('pictures of a row are shown large one by one, by keyboard', async ({ page, open }) => {
  await open('/our-teams');
  const link = page.getByRole('main').getByRole('link', { name: /^A bassist, a singer/ });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^A bassist, a singer/ });
  const image = dialog.getByRole('img');
  await expect(dialog.getByText('Friday, the last rehearsal.')).toBeVisible();
  for (const size of [
    { width: 360, height: 640 },
    { width: 740, height: 360 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expect(image).toBeInViewport({ ratio: 0.99 });
    for (const button of await dialog.getByRole('button').all())
      await expect(button).toBeInViewport({ ratio: 1 });
  }
  expect(await axeFaults(page, 'dialog')).toEqual([]);
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog');
  await expect(shown.getByText('Friday, the last rehearsal.')).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(image).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await expect(link).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads who is who, and opens questions and pictures', async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const main = page.getByRole('main');
    await open('/our-teams');
    await expect(main).toMatchAriaSnapshot(`
      - region "Who you will meet":
        - heading "Who you will meet" [level=2]
        - list:
          - listitem:
            - img /^Drawing of a singer/
            - heading "Adaeze Example" [level=3]
            - paragraph: Singer, programs
            - list:
              - listitem:
                - link "Her songs"
    `);
    const link = main.getByRole('link', { name: /^A bassist, a singer/ });
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));

    await open('/workshops');
    await main.getByText('Can beginners come?', { exact: true }).click();
    await expect(main.getByText('Yes. Write to us')).toBeVisible();
    await open(POST);
    const toWhatsApp = main.getByRole('link', { name: share.whatsApp });
    await expect(toWhatsApp).toHaveAttribute('href', TO_WHATSAPP);
    await expect(main.getByRole('button', { name: share.copy })).toHaveCount(0);
  });
});
