import { expect, type Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { exampleSite } from '../support/sites.ts';
import { testOffline } from './offline-test.ts';
import { visit, workerInEnglish } from './visit.ts';

const test = testOffline(exampleSite);

const PATHS = ['', '/about-us', '/contact-us', '/donate'];

/** The language and the heading of the page at an address. */
async function readAt(page: Page, address: string): Promise<[string | null, string]> {
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1 });
  return [await page.locator('html').getAttribute('lang'), await heading.innerText()];
}

test('opens the visitor’s language offline', async ({ page, host, dist, url }) => {
  const readAll = async (root: string) => {
    const pages = [];
    for (const path of PATHS) pages.push(await readAt(page, `${url}${root}${path || '/'}`));
    return pages;
  };
  const english = await readAll('');

  await test.step('French', async () => {
    await visit(page, `${url}/fr`);
    const french = await readAll('/fr');
    expect(new Set(french.map(([lang]) => lang))).toEqual(new Set(['fr']));
    const { active } = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return { active: registration.active?.scriptURL };
    });
    expect(active).toBe(`${url}/sw.js?fr`);
    await host.leave();
    expect(await readAll('/fr')).toEqual(french);
    // Pages that are not cached say so in the cached language.
    for (const path of ['/fr/no-such-page', '/about-us']) {
      const { heading } = content('site', {}, 'fr').offline;
      expect(await readAt(page, url + path)).toEqual([french[0]?.[0], heading]);
    }
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
    expect(await readAll('')).toEqual(english);
    const { heading } = content('site').offline;
    expect(await readAt(page, `${url}/fr/donate`)).toEqual([english[0]?.[0], heading]);
  });
});
