import { existsSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { FOUR_PAGES, UNKNOWN } from '../support/pages.ts';
import { testOffline } from './offline-test.ts';
import { version } from './versions.ts';
import { headingIn, visit } from './visit.ts';

const test = testOffline();

/** Follows the link to Donate. */
async function goToDonate(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Donate Now' }).first().click();
  await page.waitForURL('**/donate');
}

test('opens every page offline until it is switched off', async ({ page, host, dist, url }) => {
  await visit(page, url);
  await host.leave();
  const heading = page.getByRole('heading', { level: 1 });
  for (const { path } of FOUR_PAGES) {
    await page.goto(`${url}${path}?from=bookmark`);
    await expect(heading).toHaveText(headingIn(dist, path));
  }
  await page.goto(url + UNKNOWN);
  const mayLackPages = existsSync(new URL('offline.html', dist));
  await expect(heading).toHaveText(
    mayLackPages ? content('site').offline.heading : headingIn(dist, '/'),
  );
  await host.show(await version('without', { keep: false }));
  await page.goto(`${url}/donate`);
  await expect(page).toHaveTitle('without');
  await expect
    .poll(() =>
      page.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      })),
    )
    .toEqual({ caches: [], workers: 0 });
});

test('sees the newest version with the first page back online', async ({
  page,
  context,
  host,
  dist,
}) => {
  const url = await host.show(dist, 'max-age=600');
  await visit(page, url);
  await goToDonate(page);
  const secondTab = await context.newPage();
  await secondTab.goto(url);
  for (const name of ['new', 'old again']) {
    await host.show(await version(name), 'max-age=600');
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL(`${url}/`);
    await expect(page).toHaveTitle(name);
    await secondTab.reload();
    await expect(secondTab).toHaveTitle(name);
    await goToDonate(page);
    await expect(page).toHaveTitle(name);
  }
});

test('a visitor who saves data has offline what they visited', async ({ page, host }) => {
  const url = await host.show(await version('sparing', { savesData: true }));
  const asked = () => host.paths.filter((path) => FOUR_PAGES.some((known) => known.path === path));
  await visit(page, url);
  await expect.poll(() => page.evaluate((path) => caches.match(path), '/')).toBeTruthy();
  expect(new Set(asked())).toEqual(new Set(['/']));
  await page.goto(`${url}/about-us`);
  expect(new Set(asked())).toEqual(new Set(['/', '/about-us']));
  await host.leave();
  for (const path of ['/about-us', '/']) {
    await page.goto(url + path);
    await expect(page).toHaveTitle('sparing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
