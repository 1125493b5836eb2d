import { addStyle, smallTargets, unreadable } from '../support/accessibility.ts';
import { content } from '../support/content.ts';
import { PAGES } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const { header } = content('site');
const faqs = content('faqs');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** WCAG 1.4.12: what must not lose a word. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;
const TEXT_200 = 'html { font-size: 200% !important; }';

const CONDITIONS = [
  // 1280 x 1024 at 400 % (WCAG 1.4.10).
  { condition: 'reflow, 320 x 256', width: 320, height: 256, css: '' },
  { condition: 'text spacing at 360 px', width: 360, height: 740, css: TEXT_SPACING },
  { condition: 'text spacing at 1280 px', width: 1280, height: 900, css: TEXT_SPACING },
  { condition: 'text of 200 % at 360 px', width: 360, height: 740, css: TEXT_200 },
  { condition: 'text of 200 % at 1280 px', width: 1280, height: 900, css: TEXT_200 },
];

for (const { condition, width, height, css } of CONDITIONS) {
  test.describe(condition, () => {
    test.use({ viewport: { width, height } });

    for (const { path } of PAGES) {
      test(`every word of ${path} can be read, without scrolling sideways`, async ({
        page,
        open,
      }) => {
        await open(path);
        await addStyle(page, css);
        expect(await unreadable(page)).toEqual([]);
      });
    }

    test('so can an answer', async ({ page, open }) => {
      await open('/contact-us');
      await addStyle(page, css);
      await page.getByText(faqs.questions[0]?.question ?? '').click();
      await expect(page.getByText(faqs.questions[0]?.answer ?? '')).toBeVisible();
      expect(await unreadable(page)).toEqual([]);
    });

    if (width < 1024) {
      test('so can the menu, and it closes', async ({ page, open }) => {
        await open('/');
        await addStyle(page, css);
        await page.getByRole('button', { name: header.openMenu }).click();
        const close = page.getByRole('button', { name: header.closeMenu });
        await expect(close).toBeInViewport({ ratio: 1 });
        expect(await unreadable(page)).toEqual([]);
        await page.locator('#menu').getByRole('link', { name: header.donate }).focus();
        await expect(
          page.locator('#menu').getByRole('link', { name: header.donate }),
        ).toBeInViewport();
        await page.keyboard.press('Escape');
        await expect(close).toBeHidden();
      });
    }

    test('the header leaves two thirds of the window to the page', async ({ page, open }) => {
      await open('/');
      await addStyle(page, css);
      await page.mouse.wheel(0, 600);
      const bottom = await page
        .locator('header')
        .evaluate((it) => it.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThanOrEqual(height / 3);
    });
  });
}

test.describe('touch, 360 x 740', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const { path } of PAGES) {
    test(`everything to touch on ${path} is at least 44 x 44 px`, async ({ page, open }) => {
      await open(path);
      expect(await smallTargets(page)).toEqual([]);
      await page.getByRole('button', { name: header.openMenu }).tap();
      await expect(page.getByRole('button', { name: header.closeMenu })).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);
    });
  }
});
