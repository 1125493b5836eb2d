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
import { PAGES } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { controls, walk, walkThrough } from './keyboard.ts';

/**
 * The checks of every page, in one load on a phone and one on a desktop. The page of unknown
 * addresses is a copy of Home, which tests/built/structure.built.test.ts compares.
 */

const { header, footer, joinButton } = content('site');
/** Texts of links that look like buttons. */
const LIKE_BUTTONS = [
  joinButton,
  footer.contactCard.button,
  header.donate,
  content('donate').card.button,
  ...Object.values(content('offer').offers).map((offer) => offer.button),
];
const faqs = content('faqs');

// One load is checked under many conditions.
test.describe.configure({ timeout: 90_000 });
test.use({ drawn: true });

/** The running animations. */
const running = (page: Page) =>
  page.evaluate(() => document.getAnimations().map((animation) => animation.constructor.name));

/** Expects that Tab reaches every control, and that the skip link skips the header. */
async function expectKeyboard(page: Page): Promise<void> {
  await walkThrough(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await walk(page, 'Tab', [controls(page.locator('main, footer')).first()]);
}

/**
 * Expects that all text can be read with this style and viewport, and the header leaves room for
 * it.
 */
async function expectReadable(page: Page, css: string, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await setStyle(page, css);
  expect.soft(await unreadable(page)).toEqual([]);
  await page.mouse.wheel(0, 600);
  const bottom = await page.locator('header').evaluate((it) => it.getBoundingClientRect().bottom);
  expect.soft(bottom).toBeLessThanOrEqual(size.height / 3);
}

/** Opens the first answer, if the page has one, for the following steps. */
async function openAnswer(page: Page): Promise<void> {
  const { question = '', answer = '' } = faqs.questions[0] ?? {};
  const summary = page.locator('summary', { hasText: question });
  if ((await summary.count()) === 0) return;
  await summary.click();
  await expect(page.getByText(answer, { exact: true })).toBeVisible();
}

test.describe('phone, 360 x 740', () => {
  const PHONE = { width: 360, height: 740 };
  test.use({ viewport: PHONE, extraHTTPHeaders: { 'Save-Data': 'on' } });

  for (const { name, path } of PAGES) {
    test(path, async ({ page, open }) => {
      const files: { type: string; path: string }[] = [];
      page.on('request', (request) => {
        files.push({ type: request.resourceType(), path: new URL(request.url()).pathname });
      });
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
        const root = page.locator('html');
        await expect.soft(root).toHaveCSS('scroll-behavior', 'auto');
        await page.mouse.wheel(0, 1500);
        expect.soft(await running(page)).toEqual([]);
      });

      // There is no lighter version for Save-Data: every page requests only what it shows.
      await test.step('each font and picture is requested once, in one format and size', async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await page.waitForLoadState('networkidle');
        const pictures = files
          .filter(({ type, path: file }) => type === 'image' && !file.includes('favicon'))
          .map(({ path: file }) => file.replace(/\.[^/]*$/, ''));
        expect.soft(pictures).toEqual([...new Set(pictures)]);
        expect.soft(new Set(files.map(({ path: file }) => file)).size).toBe(files.length);
      });

      await test.step('keyboard', () => expectKeyboard(page));
      await test.step('axe', async () => expect.soft(await axeFaults(page)).toEqual([]));
      await openAnswer(page);
      await test.step('axe, with an answer open', async () => {
        if (name === 'contact-us') expect.soft(await axeFaults(page, '#faqs')).toEqual([]);
      });
      await test.step('touch targets are at least 44 x 44 px', async () => {
        expect.soft(await smallTargets(page)).toEqual([]);
      });
      // 1280 x 1024 at 400 % (WCAG 1.4.10).
      await test.step('reflow', () => expectReadable(page, '', { width: 320, height: 256 }));
      await test.step('text spacing', () => expectReadable(page, TEXT_SPACING, PHONE));
      await test.step('text of 200 %', () => expectReadable(page, TEXT_200, PHONE));
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
      const inside = await controls(page.locator('#menu')).all();
      await walk(page, 'Tab', inside.slice(1));
      await page.keyboard.press('Tab');
      // A second round would reach anything behind the menu.
      for (let round = 0; round < 2; round += 1) await walk(page, 'Shift+Tab', inside.toReversed());
    });

    await test.step('axe', async () => expect.soft(await axeFaults(page, 'header')).toEqual([]));
    await test.step('touch targets are at least 44 x 44 px', async () => {
      expect.soft(await smallTargets(page)).toEqual([]);
    });
    for (const [condition, css, size] of [
      ['reflow', '', { width: 320, height: 256 }],
      ['text spacing', TEXT_SPACING, PHONE],
      ['text of 200 %', TEXT_200, PHONE],
    ] as const) {
      await test.step(condition, async () => {
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

test.describe('desktop, 1440 x 900', () => {
  const WIDTHS = [320, 360, 390, 480, 639, 640, 767, 768, 900, 1023, 1024, 1280, 1440, 1920];
  test.use({ viewport: { width: 1440, height: 900 } });

  /**
   * Counts fields, buttons and links that look like one, and lists those without a border in forced
   * colours.
   */
  const edges = (page: Page) =>
    page.evaluate((texts) => {
      const behind = getComputedStyle(document.body).backgroundColor;
      const hasEdge = (it: Element) => {
        const { borderTopWidth, borderTopColor, borderTopStyle } = getComputedStyle(it);
        const drawn = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
        return drawn && borderTopColor !== behind;
      };
      const isButton = (link: Element) =>
        texts.some((text) => link.textContent.startsWith(text)) &&
        (!link.closest('nav') || link.matches('header [href="/donate"]'));
      const controls = [
        ...document.querySelectorAll('main button, main input, main textarea'),
        ...[...document.querySelectorAll('a')].filter(isButton),
      ].filter((it) => it.checkVisibility({ visibilityProperty: true }));
      const without = controls.filter((it) => !hasEdge(it)).map((it) => it.outerHTML.slice(0, 80));
      return { count: controls.length, without };
    }, LIKE_BUTTONS);

  for (const { path } of PAGES) {
    test(path, async ({ page, open }) => {
      await open(path);
      await test.step('keyboard', () => expectKeyboard(page));
      await test.step('axe', async () => expect.soft(await axeFaults(page)).toEqual([]));
      await test.step('every button and field has a border in forced colours', async () => {
        await page.emulateMedia({ forcedColors: 'active' });
        const { count, without } = await edges(page);
        expect.soft(without).toEqual([]);
        // The header's link to Donate, and two cards above the footer.
        expect.soft(count).toBeGreaterThanOrEqual(3);
        await page.emulateMedia({ forcedColors: 'none' });
      });
      await test.step('every width from 320 to 1920 px', async () => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await unreadable(page), `at ${width} px`).toEqual([]);
        }
      });
      const wide = { width: 1280, height: 900 };
      await test.step('text spacing', () => expectReadable(page, TEXT_SPACING, wide));
      await test.step('text of 200 %', () => expectReadable(page, TEXT_200, wide));
      await test.step('a default font size of 200 % breaks no word', async () => {
        await setStyle(page, '');
        await setTextSize(page, 32);
        for (const width of [1024, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await brokenWords(page), `at ${width} px`).toEqual([]);
          expect.soft(await unreadable(page), `at ${width} px`).toEqual([]);
        }
      });
    });
  }
});
