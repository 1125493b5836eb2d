import type { Page } from '@playwright/test';
import { middleOf } from '../support/boxes.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { header } = content('site');

const openButton = (page: Page) => page.getByRole('button', { name: header.openMenu });
const closeButton = (page: Page) => page.getByRole('button', { name: header.closeMenu });
const scrolled = (page: Page) => page.evaluate(() => scrollY);
const links = [...Object.values(header.links), header.donate];

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Expects that the page does not scroll behind the open menu, and does once that is closed. */
const expectNoScrollingBehind = (page: Page) =>
  test.step('the page behind it does not scroll', async () => {
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 1500);
    for (const key of ['End', 'PageDown', 'ArrowDown']) await page.keyboard.press(key);
    await closeButton(page).tap();
    await expect(page.locator('#menu')).toBeHidden();
    await expect(openButton(page)).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    // The browser sends wheel events to the menu until the next frame.
    await expect(async () => {
      await page.mouse.wheel(0, 1500);
      expect(await scrolled(page)).toBeGreaterThan(300);
    }).toPass();
  });

const expectSamePlaceAtTheEnd = (page: Page) =>
  test.step('the page keeps its place, also at its end', async () => {
    await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    });
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(2000);
    await page.touchscreen.tap(...(await middleOf(openButton(page))));
    await expect(closeButton(page)).toBeFocused();
    expect(await scrolled(page)).toBe(before);
    await closeButton(page).tap();
    await expect(openButton(page)).toBeFocused();
    expect(await scrolled(page)).toBe(before);
    await expect(page.getByRole('contentinfo').getByRole('heading').last()).toBeInViewport();
  });

// That it opens without scripts is in tests/faults/network-faults.spec.ts.
test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('opens the menu over the whole screen, and closes it', async ({ page, open }) => {
    await open('/');
    const panel = page.locator('#menu');
    await expect(panel).toBeHidden();

    await test.step('by touch', async () => {
      await openButton(page).tap();
      await expect(closeButton(page)).toBeFocused();
      await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
      for (const name of links) {
        await expect(panel.getByRole('link', { name, exact: true })).toBeInViewport();
      }
    });

    await expectNoScrollingBehind(page);
    await expectSamePlaceAtTheEnd(page);

    await test.step('by keyboard', async () => {
      await page.keyboard.press('Enter');
      await expect(closeButton(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(openButton(page)).toBeFocused();
    });

    await test.step('a link leads to its page', async () => {
      await page.touchscreen.tap(...(await middleOf(openButton(page))));
      await panel.getByRole('link', { name: header.links.about }).tap();
      await expect(page).toHaveURL(/\/about-us$/);
      await expect(panel).toBeHidden();
    });
  });
});

test.describe('opened before the scripts arrive', () => {
  test.use({ way: 'before script' });

  test('closes the menu when the window grows', async ({ page, open, letScriptsArrive }) => {
    await open('/');
    await openButton(page).tap();
    await expect(closeButton(page)).toBeFocused();
    await letScriptsArrive();
    await page.setViewportSize({ width: 1024, height: 740 });
    await expect(page.locator('#menu')).toBeHidden();
    await expect(openButton(page)).toBeHidden();
    const bar = page.getByRole('banner').getByRole('navigation', { name: header.navigationLabel });
    for (const name of links) {
      await expect(bar.getByRole('link', { name, exact: true })).toBeInViewport();
    }
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300);

    await page.setViewportSize({ width: 1023, height: 740 });
    await expect(openButton(page)).toBeVisible();
    await expect(page.locator('#menu')).toBeHidden();
  });
});

test('is closed after Back', async ({ browser, launchOptions, site }) => {
  const keeping = await browser.browserType().launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const options = { viewport: { width: 360, height: 740 }, serviceWorkers: 'block' } as const;
  const page = await keeping.newPage({ ...options, baseURL: site.url });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await page.goto('/');
  await openButton(page).click();
  await page.locator('#menu').getByRole('link', { name: header.links.about }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  await page.goBack({ waitUntil: 'commit' });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-persisted', /./);
  // Browsers without a window keep no page: there the event alone is seen.
  if ((await html.getAttribute('data-persisted')) !== 'true') {
    await openButton(page).click();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  }
  await expect(page.locator('#menu')).toBeHidden();
  await keeping.close();
});
