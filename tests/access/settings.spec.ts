import type { Page } from '@playwright/test';
import { content, plain } from '../support/content.ts';
import { PAGES } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** What visitors set on their device: colours of their own, less motion, less data; and paper. */

const site = content('site');
const home = content('home');
const contact = content('contact-us');
const faqs = content('faqs');

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  for (const { path } of PAGES) {
    test(`every button and field of ${path} has an edge`, async ({ page, open }) => {
      await page.setViewportSize(DESKTOP);
      await open(path);
      const without = await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'main button, main a[class*="button"], footer a[class*="button"], header a[class*="donate"], input, textarea',
          ),
        ]
          .filter((it) => it.checkVisibility({ visibilityProperty: true }))
          .filter((it) => {
            const { borderTopWidth, borderTopColor, borderTopStyle } = getComputedStyle(it);
            const behind = getComputedStyle(document.body).backgroundColor;
            return (
              borderTopStyle === 'none' ||
              parseFloat(borderTopWidth) < 1 ||
              borderTopColor === behind
            );
          })
          .map((it) => it.outerHTML.slice(0, 80)),
      );
      expect(without).toEqual([]);
    });
  }

  test('the link to the current page is told apart by more than colour', async ({ page, open }) => {
    await page.setViewportSize(DESKTOP);
    await open('/about-us');
    const bar = page.getByRole('navigation', { name: site.header.navigationLabel });
    await expect(bar.getByRole('link', { name: site.header.links.about })).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
    await expect(bar.getByRole('link', { name: site.header.links.home })).toHaveCSS(
      'text-decoration-line',
      'none',
    );
  });

  test('the current dot is told apart by its shape and its filling', async ({ page, open }) => {
    await page.setViewportSize(PHONE);
    await open('/contact-us');
    const dots = page.getByRole('group', { name: contact.community.dotsLabel }).getByRole('link');
    const look = (index: number) =>
      dots.nth(index).evaluate((dot) => {
        const { height, backgroundColor, borderTopColor } = getComputedStyle(dot, '::before');
        return { height: parseFloat(height), filling: backgroundColor, edge: borderTopColor };
      });
    const [current, other] = [await look(0), await look(1)];
    expect(current.height).toBeGreaterThan(other.height * 2);
    expect(current.filling).not.toBe(other.filling);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(other.edge).not.toBe(ground);
  });

  test('a question shows whether it is open', async ({ page, open }) => {
    await open('/contact-us');
    const [first] = faqs.questions;
    const icon = page.locator('summary svg').first();
    await expect(icon).toBeVisible();
    const stroke = await icon.evaluate((it) => getComputedStyle(it).stroke);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(stroke).not.toBe(ground);
    const upright = icon.locator('path').last();
    await expect(upright).toHaveCSS('scale', 'none');
    await page.getByText(first?.question ?? '').click();
    await expect(upright).toHaveCSS('scale', '1 0');
  });
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: PHONE });

  const running = (page: Page) =>
    page.evaluate(() => document.getAnimations().map((animation) => animation.constructor.name));

  for (const { path } of PAGES) {
    test(`nothing moves on ${path}, while it loads and while it is read`, async ({
      page,
      open,
    }) => {
      await open(path);
      expect(await running(page)).toEqual([]);
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
      ).toBe('auto');
      await page.mouse.wheel(0, 1500);
      expect(await running(page)).toEqual([]);
      await page.getByRole('button', { name: site.header.openMenu }).click();
      expect(await running(page)).toEqual([]);
    });
  }

  test('a dot shows its picture at once', async ({ page, open }) => {
    await open('/contact-us');
    const dots = page.getByRole('group', { name: contact.community.dotsLabel }).getByRole('link');
    const track = page.getByRole('list', { name: contact.community.picturesLabel });
    await track.scrollIntoViewIfNeeded();
    const [from, to] = await dots.nth(3).evaluate((dot) => {
      const row = dot.closest('[aria-roledescription]')?.querySelector('ul');
      const before = row?.scrollLeft ?? 0;
      (dot as HTMLElement).click();
      return [before, row?.scrollLeft ?? 0] as const;
    });
    expect(from).toBe(0);
    expect(to).toBeGreaterThan(300);
  });
});

test('with motion, the page does move: the checks above can see it', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});

test.describe('reduced data', () => {
  test.use({ viewport: PHONE, extraHTTPHeaders: { 'Save-Data': 'on' } });

  // The site has no lighter version of itself: it asks for nothing that this visit does not show.
  for (const { path } of PAGES) {
    test(`${path} asks for one font, and for each picture in one format and size`, async ({
      page,
      open,
    }) => {
      const files: { type: string; path: string }[] = [];
      page.on('request', (request) => {
        const type = request.resourceType();
        files.push({ type, path: new URL(request.url()).pathname });
      });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-reduced-data', value: 'reduce' }],
      });
      await open(path);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      expect(files.filter(({ type }) => type === 'font')).toHaveLength(1);
      const pictures = files
        .filter(({ type, path: file }) => type === 'image' && !file.includes('favicon'))
        .map(({ path: file }) => file.replace(/\.[^/]*$/, ''));
      expect(pictures).toEqual([...new Set(pictures)]);
      expect(new Set(files.map(({ path: file }) => file)).size).toBe(files.length);
    });
  }
});

test.describe('paper', () => {
  test('every answer is printed, in black on white, without menu and dots', async ({
    page,
    open,
  }) => {
    await open('/contact-us');
    await page.emulateMedia({ media: 'print' });
    for (const { question, answer } of faqs.questions) {
      await expect(page.getByText(question)).toBeVisible();
      await expect(page.getByText(answer)).toBeVisible();
    }
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('header')).toHaveCSS('position', 'static');
    await expect(page.getByRole('group', { name: contact.community.dotsLabel })).toBeHidden();
    await expect(page.getByRole('link', { name: site.skipLink })).toBeHidden();
  });

  test('the mission can be read on it', async ({ page, open }) => {
    await open('/');
    await page.emulateMedia({ media: 'print' });
    const words = page.getByText(plain(home.mission.text).slice(0, 30));
    await expect(words).toBeVisible();
    await expect(words).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
});
