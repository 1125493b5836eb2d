import type { Page } from '@playwright/test';
import { content, plain } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

/** Settings of the device, forced colours and reduced motion, and printing. */

const site = content('site');
const home = content('home');
const contact = content('contact-us');

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

test.use({ drawn: true });

test.describe('in forced colours', () => {
  const groundOf = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  test.beforeEach(async ({ page, open }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.setViewportSize(DESKTOP);
    await open('/contact-us');
  });

  test('the current page is underlined', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: site.header.navigationLabel });
    const line = 'text-decoration-line';
    const { contact: current, home: other } = site.header.links;
    await expect(bar.getByRole('link', { name: current })).toHaveCSS(line, 'underline');
    await expect(bar.getByRole('link', { name: other })).toHaveCSS(line, 'none');
  });

  test('the current dot has its own shape and fill', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const dots = page.getByRole('group', { name: contact.community.dotsLabel }).getByRole('link');
    const look = (index: number) =>
      dots.nth(index).evaluate((dot) => {
        const { height, backgroundColor, borderTopColor } = getComputedStyle(dot, '::before');
        return { height: parseFloat(height), filling: backgroundColor, edge: borderTopColor };
      });
    const [current, other] = [await look(0), await look(1)];
    expect(current.height).toBeGreaterThan(other.height * 2);
    expect(current.filling).not.toBe(other.filling);
    expect(other.edge).not.toBe(await groundOf(page));
  });

  // That it changes with the answer is in tests/journeys/faqs.spec.ts.
  test('the sign of a question is drawn', async ({ page }) => {
    const icon = page.locator('summary svg').first();
    await expect(icon).toBeVisible();
    const stroke = await icon.evaluate((it) => getComputedStyle(it).stroke);
    expect(stroke).not.toBe(await groundOf(page));
  });
});

test('turns off animations and view transitions with reduced motion', async ({ page, open }) => {
  await page.addInitScript(() => {
    addEventListener('animationstart', () => Object.assign(window, { moved: true }), true);
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset['transition'] = viewTransition ? 'yes' : 'no';
    });
  });
  const html = page.locator('html');
  const about = page.getByRole('banner').getByRole('link', { name: site.header.links.about });
  // tests/accessibility/pages.spec.ts expects no animations; here there would be some.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/');
  await expect.poll(() => page.evaluate('window.moved')).toBe(true);
  const scrollDriven = () =>
    document.getAnimations().filter(({ timeline }) => timeline instanceof ViewTimeline).length;
  expect(await page.evaluate(scrollDriven)).toBeGreaterThan(4);
  await about.click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(html).toHaveAttribute('data-transition', 'yes');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/');
  await about.click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(html).toHaveAttribute('data-transition', 'no');
});

test('prints black on white, without controls', async ({ page, open }) => {
  await open('/contact-us');
  await page.emulateMedia({ media: 'print' });
  const body = page.locator('body');
  await expect(body).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('header')).toHaveCSS('position', 'static');
  await expect(page.getByRole('group', { name: contact.community.dotsLabel })).toBeHidden();
  await expect(page.getByRole('link', { name: site.skipLink })).toBeHidden();
  // tests/journeys/faqs.spec.ts prints the answers.

  await open('/');
  const words = page.getByText(plain(home.mission.text).slice(0, 30));
  await expect(words).toBeVisible();
  await expect(words).toHaveCSS('color', 'rgb(0, 0, 0)');
});
