/** Own pages without a connection. */
import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../support/accessibility.ts';
import { content } from '../support/content.ts';
import { folderWith } from '../support/folder-with.ts';
import { UNKNOWN } from '../support/pages.ts';
import { exampleSite, LONGEST } from '../support/sites.ts';
import { testOffline } from './offline-test.ts';
import { visit } from './visit.ts';

const test = testOffline(exampleSite);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const storedAt = (page: Page, path: string) =>
  page.evaluate(async (address) => Boolean(await caches.match(address)), path);

test('a first visit stores its page, and never any music', async ({ page, host, dist, url }) => {
  const { offline, header } = content('site');
  await visit(page, `${url}/our-partners?from=chat#write`);
  const words = await heading(page).innerText();
  await expect.poll(() => storedAt(page, '/our-partners')).toBe(true);
  await test.step('music', async () => {
    await page.goto(`${url}/music`);
    const music = page.getByRole('main').locator('a[download]').first();
    const address = (await music.getAttribute('href')) ?? '';
    expect(await page.evaluate(async (path) => (await fetch(path)).blob(), address)).toBeTruthy();
    await page.goto(url + address);
    // Stored later than the music would have been.
    await page.goto(`${url}/workshops`);
    await expect.poll(() => storedAt(page, '/workshops')).toBe(true);
    expect(await storedAt(page, address)).toBe(false);
  });
  await host.leave();
  for (const path of ['/our-partners', '/our-partners?from=bookmark']) {
    await page.goto(url + path);
    await expect(heading(page)).toHaveText(words, { useInnerText: true });
  }
  for (const path of [UNKNOWN, '/our-teams']) {
    await page.goto(url + path);
    await expect(heading(page)).toHaveText(offline.heading);
  }
  expect(await axeFaults(page, 'main')).toEqual([]);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: header.links.about }).click();
  await expect(heading(page)).toHaveText(LONGEST.biography);
  await page.goBack();
  await host.show(dist);
  await main.getByRole('link', { name: offline.again }).click();
  await expect(heading(page)).toHaveText('Our Teams');
});

test('a page of somebody else at the address is not stored', async ({ page, host, url }) => {
  await (await page.context().newPage()).goto(`${url}/robots.txt`);
  await visit(page, `${url}/our-partners`);
  const words = await heading(page).innerText();
  await expect.poll(() => storedAt(page, '/our-partners')).toBe(true);
  // Such as the page of a lapsed domain, or of a network that asks to sign in.
  await host.show(folderWith({ 'our-partners.html': '<!doctype html><h1>Parked</h1>' }));
  await page.goto(`${url}/our-partners`);
  await expect(heading(page)).toHaveText('Parked');
  await host.leave();
  await page.goto(`${url}/our-partners`);
  await expect(heading(page)).toHaveText(words, { useInnerText: true });
  expect(await storedAt(page, '/robots.txt')).toBe(false);
  await host.show(folderWith(), undefined, 503);
  await page.goto(`${url}/our-partners`);
  await expect(heading(page)).toHaveText(words, { useInnerText: true });
  expect((await page.goto(`${url}/our-teams`))?.status()).toBe(503);
});
