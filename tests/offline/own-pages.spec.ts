/** Own pages, and pages with music that a visitor keeps, without a connection. */
import { expect, type Page } from '@playwright/test';
import { allLanguages, BLOCKS_PAGE } from '../fixtures/languages.ts';
import { LISTEN, OWN_PAGES, withOwnPages } from '../fixtures/own-pages.ts';
import { axeFaults } from '../support/accessibility.ts';
import { content, fill } from '../support/content.ts';
import { UNKNOWN } from '../support/pages.ts';
import { testOffline } from './offline-test.ts';
import { version } from './versions.ts';
import { putOnline, visit, workerInEnglish } from './visit.ts';

const test = testOffline(withOwnPages);

const MUSIC = '/test-music';
/** More pages than the worker stores of those that are visited. */
const MANY = 31;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const piece = (page: Page, index: number) =>
  page.getByRole('main').locator('li:has(audio)').nth(index);

/** Taps the button that keeps a piece or removes it, and waits for what the page says. */
async function tap(page: Page, index: number, says: string): Promise<void> {
  await piece(page, index).getByRole('button').filter({ hasText: /\p{L}/u }).click();
  await expect(piece(page, index).getByRole('status')).toHaveText(says);
}

/** Plays a piece and waits until it is heard. */
async function hear(page: Page, index: number): Promise<void> {
  const player = piece(page, index).locator('audio');
  const title = LISTEN.pieces[index]?.title;
  await piece(page, index)
    .getByRole('button', { name: `: ${title}` })
    .focus();
  await page.keyboard.press('Space');
  await expect
    .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.played.length))
    .toBeGreaterThan(0);
}

/** Keeps the page with its music alone, as many visits to others do; one test below makes them. */
const forgetVisit = (page: Page) =>
  page.evaluate(async (path) => {
    for (const name of await caches.keys())
      if (!name.startsWith('music'))
        await (await caches.open(name)).delete(path, { ignoreSearch: true });
  }, MUSIC);

async function visitManyPages(page: Page, url: string): Promise<void> {
  for (let number = 1; number <= MANY; number++)
    await page.goto(`${url}/test-words?${number}`, { waitUntil: 'commit' });
  await page.waitForLoadState();
}

/** Whether all pictures of the page are shown, once each was scrolled to. */
async function showsPictures(page: Page): Promise<boolean> {
  const pictures = await page.getByRole('main').locator('img').all();
  for (const picture of pictures) await picture.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const widths = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth));
  return widths.length > 0 && widths.every((width) => width > 0);
}

const storedAt = (page: Page, path: string) =>
  page.evaluate(async (address) => Boolean(await caches.match(address)), path);
const musicCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('music')));

test('the own page at which a first visit begins opens offline; another says that it is not stored, links to those that are, and can be retried', async ({
  page,
  host,
  dist,
  url,
}) => {
  const { offline, header } = content('site');
  await visit(page, `${url}/test-partners?from=chat#write`);
  const words = await heading(page).innerText();
  await expect.poll(() => storedAt(page, '/test-partners')).toBe(true);
  await host.leave();
  for (const path of ['/test-partners', '/test-partners?from=bookmark']) {
    await page.goto(url + path);
    await expect(heading(page)).toHaveText(words, { useInnerText: true });
  }
  for (const path of [UNKNOWN, '/test-people']) {
    await page.goto(url + path);
    await expect(heading(page)).toHaveText(offline.heading);
  }
  expect(await axeFaults(page)).toEqual([]);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: header.links.about }).click();
  await expect(heading(page)).toHaveText(content('about-us').biography.heading);
  await page.goBack();
  await host.show(dist);
  await main.getByRole('link', { name: offline.again }).click();
  await expect(heading(page)).toHaveText('Our Teams');
});

test('a kept piece plays and jumps on its page without a connection, although many pages were visited since; the page goes with the last of its pieces', async ({
  page,
  host,
  dist,
  url,
}) => {
  const { kept, keep, removed, remove, size, onDevice } = content('music');
  const sized = (text: string) => fill(text, { size: fill(size, { megabytes: '0.1' }) });
  const button = (index: number) => piece(page, index).getByRole('button', { name: /0\.1/ });
  await visit(page, url + MUSIC);
  await expect(button(0)).toHaveText(sized(keep));
  await button(0).focus();
  await page.keyboard.press('Enter');
  await expect(piece(page, 0).getByRole('status')).toHaveText(kept);
  await expect(button(0)).toBeFocused();
  await tap(page, 1, kept);
  await tap(page, 0, removed);
  expect(await axeFaults(page)).toEqual([]);
  await visitManyPages(page, url);
  await host.leave();
  await page.goto(`${url}${MUSIC}?from=chat`);
  await expect(heading(page)).toHaveText(OWN_PAGES['test-music'].heading);
  await expect(button(1)).toHaveText(sized(remove));
  await hear(page, 1);
  const at = await piece(page, 1)
    .locator('audio')
    .evaluate(async (audio: HTMLAudioElement) => {
      const arrived = new Promise((resolve) => audio.addEventListener('seeked', resolve));
      audio.currentTime = 1.5;
      await arrived;
      return audio.currentTime;
    });
  expect(at).toBeCloseTo(1.5, 1);
  expect(await showsPictures(page)).toBe(true);
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].some(({ status }) => status === 'loaded');
  });
  expect(loaded).toBe(true);
  expect(await musicCaches(page)).toHaveLength(1);

  await host.show(dist);
  await page.goto(`${url}/test-film`);
  const { title, by } = LISTEN.pieces[1] ?? {};
  const row = page.getByRole('listitem').filter({ hasText: `${title}, ${by}` });
  await row.getByRole('button').click();
  await expect(page.getByText(onDevice.none)).toBeFocused();
  expect(await musicCaches(page)).toEqual([]);
  await host.leave();
  await page.goto(url + MUSIC);
  await expect(heading(page)).toHaveText(content('site').offline.heading);
});

testOffline(allLanguages)(
  'a kept piece opens its page in its language, after the visitor has changed to another',
  async ({ page, host, url }) => {
    const { kept } = content('music', {}, 'fr');
    await visit(page, `${url}/fr${BLOCKS_PAGE}`);
    const words = await heading(page).innerText();
    await tap(page, 1, kept);

    await page.goto(`${url}/about-us`);
    await workerInEnglish(page, url);
    // The worker for English takes over, and drops what the other one stored.
    await page.reload();
    await page.goto(`${url}/about-us`);
    await host.leave();
    await page.goto(`${url}/fr${BLOCKS_PAGE}`);
    await expect(heading(page)).toHaveText(words, { useInnerText: true });
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await showsPictures(page)).toBe(true);
    await hear(page, 1);
    await page.goto(`${url}/fr/no-such-page`);
    await expect(heading(page)).toHaveText(content('site', {}, 'fr').offline.heading);
    await page.goto(`${url}/no-such-page`);
    await expect(heading(page)).toHaveText(content('site').offline.heading);
  },
);

test('on a full device a piece is not kept, and nothing of it stays', async ({
  page,
  host,
  url,
}) => {
  const { kept, notKept } = content('music');
  await visit(page, url + MUSIC);
  await tap(page, 0, kept);
  const before = await musicCaches(page);
  const session = await page.context().newCDPSession(page);
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  const limit = { origin: url, quotaSize: used };
  await session.send('Storage.overrideQuotaForOrigin', limit);
  await tap(page, 1, notKept);
  expect(await musicCaches(page)).toEqual(before);
  await session.send('Storage.overrideQuotaForOrigin', { origin: url });
  await host.leave();
  await page.goto(url + MUSIC);
  await hear(page, 0);
});

test('a piece that arrives late is kept with its page, whatever happens to another one meanwhile', async ({
  page,
  host,
  url,
}) => {
  const { kept, keeping, notKept } = content('music');
  await page.addInitScript(() => {
    const load = window.fetch;
    const arrival = Promise.withResolvers<undefined>();
    Object.assign(window, { letArrive: arrival.resolve });
    window.fetch = async (wanted) => {
      const { url } = new Request(wanted);
      if (url.endsWith('.m4a')) throw new Error('cut off');
      if (url.endsWith('.mp3')) await arrival.promise;
      return load(wanted);
    };
  });
  await visit(page, url + MUSIC);
  await tap(page, 0, keeping);
  await tap(page, 1, notKept);
  await page.evaluate('window.letArrive()');
  await expect(piece(page, 0).getByRole('status')).toHaveText(kept);
  await forgetVisit(page);
  await host.leave();
  await page.goto(url + MUSIC);
  await hear(page, 0);
});

test('a kept piece plays after a new version of the site, whose page replaces the kept one', async ({
  page,
  host,
  dist,
  url,
}) => {
  const { kept } = content('music');
  const ownPaths = new Set(Object.keys(OWN_PAGES).map((name) => `/${name}`));
  await visit(page, url + MUSIC);
  await tap(page, 0, kept);
  await page.goto(url);
  expect(await putOnline(page, host, await version('new', { of: dist, ownPaths }))).toBe(true);
  await host.leave();
  // The new worker waits, and takes over at this visit.
  await page.goto(url + MUSIC);
  await expect(heading(page)).toHaveText(OWN_PAGES['test-music'].heading);
  await hear(page, 0);

  await host.show(await version('new', { of: dist, ownPaths }));
  await page.goto(url + MUSIC);
  await expect(page).toHaveTitle('new');
  await expect
    .poll(() =>
      page.evaluate(async (path) => {
        const cache = await caches.open(`music${path}`);
        return (await (await cache.match(path))?.text())?.includes('<title>new</title>');
      }, MUSIC),
    )
    .toBe(true);
  await forgetVisit(page);
  await host.leave();
  await page.goto(url + MUSIC);
  await expect(page).toHaveTitle('new');
  await hear(page, 0);
});
