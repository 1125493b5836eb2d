import { expect } from '@playwright/test';
import { content } from '../support/content.ts';
import { exampleSite } from '../support/sites.ts';
import { testOffline } from './offline-test.ts';
import { headingIn, lineOf, visit, workerInEnglish } from './visit.ts';

const test = testOffline(exampleSite);

test('opens the visitor’s language offline', async ({ page, host, dist, url }) => {
  /** Expects a page, or in its place the page that says that it is not stored. */
  async function expectPage(path: string, language: 'fr' | 'en', isStored: boolean): Promise<void> {
    await page.goto(url + path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(
      isStored ? headingIn(dist, path) : content('site', {}, language).offline.heading,
    );
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
  }

  await test.step('French', async () => {
    await visit(page, `${url}/fr`);
    const worker = page.evaluate(
      async () => (await navigator.serviceWorker.ready).active?.scriptURL,
    );
    expect(await worker).toBe(`${url}/sw.js?fr`);
    await page.goto(`${url}/fr/donate`);
    await expect(page.locator('[data-hook="stored-day"]')).toBeHidden();
    await host.leave();
    for (const path of ['/fr/contact-us', '/fr/donate']) {
      await expectPage(path, 'fr', true);
      await expect(lineOf(page, content('site', {}, 'fr').stored.asOf, 'fr')).toBeVisible();
    }
    await expectPage('/about-us', 'fr', false);
  });

  await test.step('changed to English', async () => {
    await host.show(dist);
    await page.goto(`${url}/fr/about-us`);
    const list = page
      .getByRole('contentinfo')
      .getByRole('navigation', { name: content('site', {}, 'fr').languages });
    await list.getByRole('link', { name: content('language').ownName }).click();
    await page.waitForURL(`${url}/about-us`);
    await workerInEnglish(page, url);
    await host.leave();
    await expectPage('/donate', 'en', true);
    // What was stored for French is deleted once no page of the site is open.
    await expectPage('/fr/donate', 'fr', true);
    const browser = page.context();
    await page.close();
    page = await browser.newPage();
    await expectPage('/fr/donate', 'en', false);
  });
});
