import type { Page } from '@playwright/test';
import { valueAt } from '../src/core/schemas/json-schema.ts';
import { content } from './support/content.ts';
import { FOUR_PAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const { header } = content('site');
const FOUR: string[] = FOUR_PAGES.map(({ path }) => path);
const others = (path: string) => FOUR.filter((other) => other !== path);

/**
 * Notes which addresses the browser fetched, and which it was told to prepare, ahead of a click.
 */
async function watchAhead(page: Page) {
  const session = await page.context().newCDPSession(page);
  const fetched = new Set<string>();
  const prepared = new Set<string>();
  const pathOf = (address: string) => new URL(address).pathname;
  page.on('requestfinished', (request) => {
    if (request.headers()['sec-purpose']) fetched.add(pathOf(request.url()));
  });
  // While the protocol listens, Chromium prepares nothing, but names the pages it would have.
  session.on('Preload.prerenderStatusUpdated', ({ key }) => prepared.add(pathOf(key.url)));
  await session.send('Preload.enable');
  return { fetched: () => [...fetched].sort(), prepared: () => [...prepared].sort() };
}

/** Whether the page has told the browser about the next pages. */
const rules = (page: Page) => page.locator('head > script[type=speculationrules]');

/** Whatever a page does by itself it has done by then, ms. */
const LONG = 10_000;

test('on a phone that is never idle the next pages are there before a link is touched', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, { timeout } = {}) =>
      timeout ? window.setTimeout(run, timeout) : 0;
  });
  const { fetched, prepared } = await watchAhead(page);
  await open('/donate');
  await expect.poll(fetched).toEqual(others('/donate'));
  expect(prepared()).toEqual([]);

  await page.locator('a[href="/contact-us"]').filter({ visible: true }).first().click();
  await page.waitForURL('**/contact-us');
  const delivery = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    return visit && 'deliveryType' in visit ? visit.deliveryType : undefined;
  });
  expect(delivery).toBe('navigational-prefetch');
});

test('a page that has settled can be put on the home screen; a pointer that rests on a link prepares its page and no other, and so does the focus', async ({
  page,
  open,
}) => {
  const { prepared } = await watchAhead(page);
  await open('/');
  const banner = page.getByRole('banner');

  await test.step('the home screen', async () => {
    const session = await page.context().newCDPSession(page);
    const found = async () => {
      const { url, data, errors } = await session.send('Page.getAppManifest');
      return {
        path: url && new URL(url).pathname,
        // Empty until the manifest is known.
        name: valueAt(JSON.parse(data || '{}'), ['name']),
        errors,
      };
    };
    const { name } = content('organisation');
    await expect.poll(found).toEqual({ path: '/manifest.webmanifest', name, errors: [] });
  });

  await expect(rules(page)).toHaveCount(1);
  await test.step('a pointer that rests', async () => {
    await banner.getByRole('link', { name: header.links.about }).hover();
    await expect.poll(prepared).toEqual(['/about-us']);
  });

  await test.step('the focus', async () => {
    const link = banner.getByRole('link', { name: header.links.contact });
    while (!(await link.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await expect.poll(prepared).toContain('/contact-us');
    expect(prepared()).not.toContain('/donate');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('who comes to the footer, or opens the menu, finds the pages they lead to prepared', async ({
    page,
    open,
  }) => {
    const { prepared } = await watchAhead(page);
    await open('/');
    await expect(rules(page)).toHaveCount(1);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    expect(prepared()).toEqual([]);
    await page.mouse.wheel(0, 30_000);
    const links = page.getByRole('contentinfo').locator('a[href^="/"]:not([href*="#"])');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const next = [...new Set(paths)].filter((path) => path !== '/').sort();
    expect(next).toEqual(expect.arrayContaining(['/about-us', '/contact-us']));
    await expect.poll(prepared).toEqual(next);
    await page.getByRole('button', { name: header.openMenu }).tap();
    await expect.poll(prepared).toEqual(others('/'));
  });
});

// tests/offline/service-worker.spec.ts has a visitor who saves data.
test('nothing is fetched ahead on a 2G connection', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      get: () => ({ effectiveType: '2g' }),
    });
  });
  const { fetched, prepared } = await watchAhead(page);
  await page.clock.install();
  await open('/');
  await page.clock.runFor(LONG);
  await expect(rules(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: header.links.about }).hover();
  expect([...fetched(), ...prepared()]).toEqual([]);
});

test('a page that is prepared does nothing until somebody looks at it', async ({ page, open }) => {
  await page.addInitScript(() => {
    let prerendering = true;
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => prerendering });
    addEventListener('visited', () => {
      prerendering = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    const done: string[] = [];
    Object.assign(window, { done });
    window.scrollTo = () => done.push('scrolled');
    ServiceWorkerContainer.prototype.register = () => {
      done.push('registered');
      return Promise.reject(new Error());
    };
  });
  const done = () => page.evaluate<string[]>('window.done');
  await page.clock.install();
  await open('/');
  await page.clock.runFor(LONG);
  await expect(rules(page)).toHaveCount(0);
  expect(await done()).toEqual([]);

  await page.evaluate(() => dispatchEvent(new Event('visited')));
  await page.clock.runFor(LONG);
  await expect(rules(page)).toHaveCount(1);
  // It is at its top: there is nowhere to scroll to.
  await expect.poll(done).toEqual(['registered']);
});
