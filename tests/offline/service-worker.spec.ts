import { appendFileSync, existsSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { PAGES, UNKNOWN } from '../support/pages.ts';
import { testOffline } from './offline-test.ts';
import { version } from './versions.ts';
import { headingIn, putOnline, visit } from './visit.ts';

const test = testOffline();

/** Follows the link to Donate. */
async function goToDonate(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Donate Now' }).first().click();
  await page.waitForURL('**/donate');
}

/** Whether each picture of the page is shown. */
const shownPictures = (page: Page) =>
  page.locator('main img[src*="_astro"]').evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map(async (image) => {
        image.loading = 'eager';
        return image.decode().then(
          () => true,
          () => false,
        );
      }),
    ),
  );

test('opens every page offline after one visit, and Home for an unknown address', async ({
  page,
  host,
  dist,
  url,
}) => {
  await visit(page, url);
  await host.leave();
  const heading = page.getByRole('heading', { level: 1 });
  for (const { path } of PAGES) {
    await page.goto(`${url}${path}?from=bookmark`);
    await expect(heading).toHaveText(headingIn(dist, path));
  }
  await page.goto(url + UNKNOWN);
  const mayLackPages = existsSync(new URL('offline.html', dist));
  await expect(heading).toHaveText(
    mayLackPages ? content('site').offline.heading : headingIn(dist, '/'),
  );
});

test('shows the waiting version while a third is online, with the pictures of the third', async ({
  page,
  host,
  url,
}) => {
  await visit(page, url);
  expect(await putOnline(page, host, await version('second'))).toBe(true);
  await host.show(await version('third'));
  await page.reload();
  await expect(page).toHaveTitle('second');
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).first().click();
  await page.waitForURL('**/contact-us');
  await expect(page).toHaveTitle('second');
  expect(await shownPictures(page)).toEqual(Array.from({ length: 8 }, () => true));
  await host.leave();
  await page.reload();
  await expect(page).toHaveTitle(/second|third/);
});

test('switches to a new version despite open tabs', async ({ page, context, host, url }) => {
  await visit(page, url);
  const old = await page.title();
  const secondTab = await context.newPage();
  await secondTab.goto(url);
  expect(await putOnline(page, host, await version('new'))).toBe(true);
  await test.step('but not while a visitor follows links, or goes back', async () => {
    await goToDonate(page);
    await expect(page).not.toHaveTitle('new');
    await page.goBack();
    await expect(page).toHaveTitle(old);
  });
  await page.reload();
  await expect(page).toHaveTitle('new');
  await goToDonate(page);
  await expect(page).toHaveTitle('new');

  await expect(secondTab).toHaveTitle(old);
  await secondTab.reload();
  await expect(secondTab).toHaveTitle('new');
});

test('ignores a half-uploaded version, and removes the worker and its caches when switched off', async ({
  page,
  host,
  url,
}) => {
  await visit(page, url);
  const old = await page.title();
  const half = await version('half');
  // Differs from the page in this version's worker.
  appendFileSync(new URL('donate.html', half), '<!-- later -->');
  expect(await putOnline(page, host, half)).toBe(false);
  await page.reload();
  await expect(page).toHaveTitle(old);
  await host.show(await version('without', { keep: false }));
  await page.goto(`${url}/donate`);
  await expect
    .poll(() =>
      page.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      })),
    )
    .toEqual({ caches: [], workers: 0 });
});

test('a visitor who saves data has offline what they visited, and nothing is fetched before', async ({
  page,
  host,
}) => {
  const url = await host.show(await version('sparing', { savesData: true }));
  const asked = () => host.paths.filter((path) => PAGES.some((known) => known.path === path));
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
