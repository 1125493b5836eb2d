import type { Page } from '@playwright/test';
import { valueAt } from '#content/fields/field.ts';
import { content } from './support/content.ts';
import { expect, test } from './support/test.ts';

const { header } = content('site');
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

/** A page that is idle has added its manifest. */
const settled = (page: Page) => page.locator('head > link[rel=manifest]');

/** Whatever a page does by itself it has done by then, ms. */
const LONG = 10_000;

test('no page is loaded before somebody comes to a link', async ({ page, open }) => {
  const { fetched, prepared } = await watchAhead(page);
  await page.clock.install();
  await open('/');
  await page.clock.runFor(LONG);
  await expect(settled(page)).toHaveCount(1);
  expect([...fetched(), ...prepared()]).toEqual([]);
  await page.clock.resume();
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
      // As where workers are forbidden.
      return Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    };
  });
  const done = () => page.evaluate<string[]>('window.done');
  await page.clock.install();
  await open('/');
  await page.clock.runFor(LONG);
  await expect(settled(page)).toHaveCount(0);
  expect(await done()).toEqual([]);

  await page.evaluate(() => dispatchEvent(new Event('visited')));
  await page.clock.runFor(LONG);
  await expect(settled(page)).toHaveCount(1);
  // It is at its top: there is nowhere to scroll to.
  await expect.poll(done).toEqual(['registered']);
});
