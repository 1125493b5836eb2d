/** Pages with ways to give or a form, on a network that is too slow or not there. */
import { appendFileSync, cpSync } from 'node:fs';
import { expect } from '@playwright/test';
import { content } from '../support/content.ts';
import { folderWith } from '../support/folder-with.ts';
import { exampleSite } from '../support/sites.ts';
import { testOffline } from './offline-test.ts';
import { lineOf, visit } from './visit.ts';

const test = testOffline(exampleSite);
const { stored } = content('site');

/** A copy of the site with another Donate. */
function changedSite(dist: URL): URL {
  const changed = folderWith();
  cpSync(dist, changed, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  appendFileSync(new URL('donate.html', changed), '<!--newest-->');
  return changed;
}

test('while the network is slow, a stored page says its day', async ({ page, host, dist, url }) => {
  await visit(page, url);
  await host.show(changedSite(dist));
  const newest = page.getByRole('link', { name: stored.newest });

  await test.step('a changed page', async () => {
    const answer = host.hold();
    await page.goto(`${url}/donate?from=chat`, { waitUntil: 'commit' });
    await expect(lineOf(page, stored.asOf)).toBeVisible();
    await expect(newest).toBeHidden();
    answer();
    await newest.click();
    await expect.poll(() => page.evaluate(() => document.lastChild?.nodeValue)).toBe('newest');
    await expect(newest).toBeHidden();
  });

  await test.step('a page that has not changed', async () => {
    const answer = host.hold();
    await page.goto(`${url}/contact-us`, { waitUntil: 'commit' });
    await expect(lineOf(page, stored.asOf)).toBeVisible();
    answer();
    await expect(lineOf(page, stored.asOf)).toBeHidden();
    await expect(newest).toBeHidden();
  });
});
