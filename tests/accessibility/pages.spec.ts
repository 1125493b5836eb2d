import type { Page } from '@playwright/test';
import {
  axeFaults,
  brokenWords,
  setStyle,
  setTextSize,
  smallTargets,
  TEXT_200,
  TEXT_SPACING,
  unreadable,
} from '../support/accessibility.ts';
import { content } from '../support/content.ts';
import { FOUR_PAGES } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { walk, walkThrough } from './keyboard.ts';

/**
 * The checks of every page, in one load on a phone and one on a desktop. The page of unknown
 * addresses is a copy of Home, which tests/built/structure.built.test.ts compares.
 */

const { header, footer, joinButton } = content('site');
/** Texts of links that look like buttons. */
const LIKE_BUTTONS = new RegExp(
  [
    joinButton,
    footer.contactCard.button,
    content('donate').card.button,
    ...Object.values(content('offer').offers).map((offer) => offer.button),
  ]
    .map(RegExp.escape)
    .join('|'),
);
/** Where a layout begins or ends. */
const WIDTHS = [320, 639, 640, 768, 1023, 1024, 1920];
const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 900 };

type Condition = readonly [what: string, css: string, size: typeof PHONE];
const ON_A_PHONE: readonly Condition[] = [
  // 1280 x 1024 at 400 % (WCAG 1.4.10).
  ['reflow', '', { width: 320, height: 256 }],
  ['text spacing', TEXT_SPACING, PHONE],
  ['text of 200 %', TEXT_200, PHONE],
];
const ON_A_DESKTOP: readonly Condition[] = [
  ['text spacing', TEXT_SPACING, WIDE],
  ['text of 200 %', TEXT_200, WIDE],
];

/** The running animations. */
const running = (page: Page) =>
  page.evaluate(() => document.getAnimations().map((animation) => animation.constructor.name));

/** Expects that Tab reaches every control, and that the skip link skips the header. */
const expectKeyboard = (page: Page) =>
  test.step('keyboard', async () => {
    await walkThrough(page);
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await walk(page, 'Tab', { within: 'main, footer', to: 1 });
  });

/** Expects that all text can be read under each condition, and the header leaves room for it. */
async function expectReadable(page: Page, conditions: readonly Condition[]): Promise<void> {
  for (const [what, css, size] of conditions) {
    await page.setViewportSize(size);
    await setStyle(page, css);
    expect.soft(await unreadable(page), what).toEqual([]);
    await page.mouse.wheel(0, 600);
    const bottom = await page.locator('header').evaluate((it) => it.getBoundingClientRect().bottom);
    expect.soft(bottom, what).toBeLessThanOrEqual(size.height / 3);
  }
}

/** Expects what a desktop can break of a page that is right on a phone. */
async function expectOnADesktop(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  // Below the header, pages differ from those on a phone only in their columns.
  if (path === '/') {
    await expectKeyboard(page);
    await test.step('axe', async () => expect.soft(await axeFaults(page, 'header')).toEqual([]));
  }
  await test.step('every button and field has a border in forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const boxes = page
      .locator('main :is(button, input, textarea), header [href="/donate"]')
      .or(page.locator('a:not(nav *)').filter({ hasText: LIKE_BUTTONS }))
      .filter({ visible: true });
    // The header's link to Donate, and two cards above the footer.
    expect.soft(await boxes.count()).toBeGreaterThanOrEqual(3);
    const without = await boxes.evaluateAll((all) =>
      all
        .filter((box) => {
          const { borderTopWidth, borderTopColor, borderTopStyle } = getComputedStyle(box);
          const isDrawn = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
          return !isDrawn || borderTopColor === getComputedStyle(document.body).backgroundColor;
        })
        .map((box) => box.outerHTML.slice(0, 80)),
    );
    expect.soft(without).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await unreadable(page), `at ${width} px`).toEqual([]);
  }
  await expectReadable(page, ON_A_DESKTOP);
  await test.step('a default font size of 200 % breaks no word', async () => {
    await setStyle(page, '');
    await setTextSize(page, 32);
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await brokenWords(page), `at ${width} px`).toEqual([]);
      expect.soft(await unreadable(page), `at ${width} px`).toEqual([]);
    }
  });
}

test.describe('phone, 360 x 740', () => {
  test.use({ viewport: PHONE, extraHTTPHeaders: { 'Save-Data': 'on' } });

  for (const { name, path } of FOUR_PAGES) {
    test(`${path}, then desktop, 1440 x 900`, async ({ page, open }) => {
      const files: string[] = [];
      page.on('request', (request) => files.push(new URL(request.url()).pathname));
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setEmulatedMedia', {
        features: [
          { name: 'prefers-reduced-data', value: 'reduce' },
          { name: 'prefers-reduced-motion', value: 'reduce' },
        ],
      });
      await open(path);

      await test.step('nothing moves with reduced motion', async () => {
        expect.soft(await running(page)).toEqual([]);
        await expect.soft(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
        await page.mouse.wheel(0, 1500);
        expect.soft(await running(page)).toEqual([]);
      });

      // There is no lighter version for Save-Data: every page requests only what it shows.
      await test.step('each font and picture is requested once, in one format', async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await page.waitForLoadState('networkidle');
        const names = files
          .filter((file) => !file.includes('favicon'))
          .map((file) => file.replace(/\.[^/]*$/, ''));
        expect.soft(names).toEqual([...new Set(names)]);
      });

      await expectKeyboard(page);
      if (name === 'contact-us') await page.locator('summary').first().click();
      await test.step('axe', async () => expect.soft(await axeFaults(page)).toEqual([]));
      expect.soft(await smallTargets(page)).toEqual([]);
      await expectReadable(page, ON_A_PHONE);

      await test.step('desktop, 1440 x 900', () => expectOnADesktop(page, path));
    });
  }

  test('the menu', async ({ page, open }) => {
    await open('/about-us');
    const opener = page.getByRole('button', { name: header.openMenu });
    const close = page.getByRole('button', { name: header.closeMenu });
    await opener.press('Enter');
    await expect(close).toBeFocused();
    expect.soft(await running(page)).toEqual([]);

    await test.step('Tab and Shift+Tab stay inside', async () => {
      await walk(page, 'Tab', { within: '#menu', from: 1 });
      await page.keyboard.press('Tab');
      // A second round would reach anything behind the menu.
      for (let round = 0; round < 2; round += 1) await walk(page, 'Shift+Tab', { within: '#menu' });
    });

    await test.step('axe', async () => expect.soft(await axeFaults(page, 'header')).toEqual([]));
    expect.soft(await smallTargets(page)).toEqual([]);
    for (const [what, css, size] of ON_A_PHONE) {
      await test.step(what, async () => {
        await page.setViewportSize(size);
        await setStyle(page, css);
        await expect(close).toBeInViewport({ ratio: 1 });
        expect.soft(await unreadable(page)).toEqual([]);
        const last = page.locator('#menu').getByRole('link', { name: header.donate });
        await close.focus();
        await last.focus();
        await expect(last).toBeInViewport();
      });
    }
  });
});
