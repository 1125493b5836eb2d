import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { expect, test } from '../support/test.ts';
import { middleOf } from '../support/touch.ts';

const { header } = content('site');

const openButton = (page: Page) => page.getByRole('button', { name: header.openMenu });
const closeButton = (page: Page) => page.getByRole('button', { name: header.closeMenu });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu fills the screen and closes by its button', async ({ page, open }) => {
    await open('/');
    const panel = page.locator('#menu');
    await expect(panel).toBeHidden();
    await openButton(page).tap();
    await expect(closeButton(page)).toBeFocused();
    await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    for (const name of [...Object.values(header.links), header.donate]) {
      await expect(panel.getByRole('link', { name, exact: true })).toBeInViewport();
    }
    await closeButton(page).tap();
    await expect(panel).toBeHidden();
    await expect(openButton(page)).toBeFocused();
  });

  test('Escape closes the menu and the focus returns', async ({ page, open }) => {
    await open('/contact-us');
    await openButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(closeButton(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu')).toBeHidden();
    await expect(openButton(page)).toBeFocused();
  });

  test('the focus stays in the open menu', async ({ page, open }) => {
    await open('/');
    await openButton(page).tap();
    await expect(closeButton(page)).toBeFocused();
    const stops = new Set<string>();
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const { activeElement } = document;
        // The body stands for the browser's own controls, between the last stop and the first.
        if (activeElement === document.body) return '';
        return activeElement?.closest('#menu')
          ? (activeElement.getAttribute('aria-label') ?? activeElement.textContent)
          : `outside: ${activeElement?.outerHTML}`;
      });
      if (stop) stops.add(stop);
    }
    expect([...stops].sort()).toEqual(
      [...Object.values(header.links), header.donate, header.closeMenu].sort(),
    );
  });

  test('the page behind the menu does not scroll', async ({ page, open }) => {
    await open('/');
    await openButton(page).tap();
    await expect(closeButton(page)).toBeFocused();
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 1500);
    for (const key of ['End', 'PageDown', 'ArrowDown']) await page.keyboard.press(key);
    await closeButton(page).tap();
    await expect(openButton(page)).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  });

  test('the page keeps its place behind the menu', async ({ page, open }) => {
    await open('/');
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

  test('a link of the menu leads to its page', async ({ page, open }) => {
    await open('/');
    await openButton(page).tap();
    await page.locator('#menu').getByRole('link', { name: header.links.about }).tap();
    await expect(page).toHaveURL(/\/about-us$/);
    await expect(page.locator('#menu')).toBeHidden();
  });

  test('a window that grows leaves no menu over the page', async ({
    page,
    open,
    letScriptsArrive,
  }) => {
    await open('/');
    await openButton(page).tap();
    await expect(closeButton(page)).toBeFocused();
    await letScriptsArrive();
    await page.setViewportSize({ width: 1100, height: 740 });
    await expect(page.locator('#menu')).toBeHidden();
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
    await expect(
      page.getByRole('banner').getByRole('link', { name: header.links.about }),
    ).toBeVisible();
  });

  test(
    'a window that grew and shrinks again shows the page, not the menu',
    { tag: '@script' },
    async ({ page, open }) => {
      await open('/');
      await openButton(page).tap();
      await expect(closeButton(page)).toBeFocused();
      await page.setViewportSize({ width: 1024, height: 740 });
      await expect(page.locator('#menu')).toBeHidden();
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(openButton(page)).toBeVisible();
      await expect(page.locator('#menu')).toBeHidden();
    },
  );

  test.describe('in a browser without popovers', () => {
    // The style sheet changes with the feature, and with it the hash the policy knows.
    test.use({ bypassCSP: true });

    test('the links are simply there', async ({ page, open, changeHtml }) => {
      await changeHtml((html) =>
        html
          .replaceAll(/ popover(target|targetaction)?="[^"]*"/gi, '')
          .replaceAll('@supports selector(:popover-open)', '@supports selector(:unknown-here)'),
      );
      await open('/');
      await expect(openButton(page)).toBeHidden();
      await expect(page.locator('#menu')).toBeHidden();
      const navigation = page.getByRole('navigation', { name: header.navigationLabel });
      for (const name of [...Object.values(header.links), header.donate]) {
        await expect(navigation.getByRole('link', { name, exact: true })).toBeInViewport();
      }
      await navigation.getByRole('link', { name: header.links.contact }).tap();
      await expect(page).toHaveURL(/\/contact-us$/);
    });
  });
});

test('from 1024 px the links stand in the header and there is no menu', async ({ page, open }) => {
  await page.setViewportSize({ width: 1024, height: 740 });
  await open('/');
  await expect(openButton(page)).toBeHidden();
  const navigation = page.getByRole('navigation', { name: header.navigationLabel });
  for (const name of [...Object.values(header.links), header.donate]) {
    await expect(navigation.getByRole('link', { name, exact: true })).toBeInViewport();
  }
  await page.setViewportSize({ width: 1023, height: 740 });
  await expect(openButton(page)).toBeVisible();
});
