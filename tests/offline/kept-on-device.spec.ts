import { expect, test as base, type Page } from '@playwright/test';
import { serve, type Served } from '../../scripts/serve.ts';
import { PAGES, UNKNOWN } from '../support/pages.ts';
import { buildCopy, replace, type SiteCopy } from '../support/site-copy.ts';

/** A host whose site is replaced, and which can go away, under the same address. */
class Host {
  #served: Served | undefined;
  #port = 0;

  async show(dist: URL): Promise<string> {
    await this.leave();
    this.#served = await serve({ dist, port: this.#port });
    this.#port = this.#served.port;
    return this.#served.url;
  }

  async leave(): Promise<void> {
    await this.#served?.close();
    this.#served = undefined;
  }
}

const built = new URL('../../dist/', import.meta.url);

const test = base.extend<{ host: Host; url: string }, { newer: SiteCopy; without: SiteCopy }>({
  host: async ({}, use) => {
    const host = new Host();
    await use(host);
    await host.leave();
  },
  url: async ({ host }, use) => use(await host.show(built)),
  newer: [
    async ({}, use) =>
      use(
        await buildCopy({
          'content/en/pages/donate.yaml': replace('title: "Donate', 'title: "New Donate'),
        }),
      ),
    { scope: 'worker', timeout: 180_000 },
  ],
  without: [
    async ({}, use) =>
      use(
        await buildCopy({
          'content/en/organisation.yaml': replace('keptOnDevice: true', 'keptOnDevice: false'),
        }),
      ),
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.use({ serviceWorkers: 'allow' });
// The worker registers seconds after load, and two tests build a copy of the site.
test.setTimeout(90_000);
test.describe.configure({ mode: 'default' });

/** Opens the site and waits until its pages are on the device. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
}

/** Waits until the worker of a newer version is ready to take over. */
const newerWaits = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    while (worker && worker.state === 'installing') {
      await new Promise((resolve) =>
        worker.addEventListener('statechange', resolve, { once: true }),
      );
    }
    return registration.waiting !== null;
  });

test('after one visit every page opens without a network, and an unknown address shows Home', async ({
  page,
  host,
  url,
}) => {
  await visit(page, url);
  const headings = new Map<string, string>();
  for (const { path } of PAGES) {
    await page.goto(url + path);
    headings.set(path, await page.getByRole('heading', { level: 1 }).innerText());
  }
  await host.leave();
  for (const { path } of PAGES) {
    await page.goto(`${url}${path}?from=bookmark`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.get(path) as string, {
      useInnerText: true,
    });
  }
  await page.goto(url + UNKNOWN);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.get('/') as string, {
    useInnerText: true,
  });
});

test('a new version waits for the next visit', async ({ page, context, host, url, newer }) => {
  await visit(page, url);
  const old = await page.title();
  await host.show(newer.dist);
  expect(await newerWaits(page)).toBe(true);

  await page.getByRole('banner').getByRole('link', { name: 'Donate Now' }).first().click();
  await page.waitForURL('**/donate');
  await expect(page).not.toHaveTitle(/^New /);

  await page.close();
  const next = await context.newPage();
  await next.goto(`${url}/donate`);
  await expect(next).toHaveTitle(/^New /);
  await next.goto(url);
  await expect(next).toHaveTitle(old);
});

test('a reload in the only tab takes the new version', async ({ page, host, url, newer }) => {
  await visit(page, url);
  await page.goto(`${url}/donate`);
  await host.show(newer.dist);
  expect(await newerWaits(page)).toBe(true);
  await page.reload();
  await expect(page).toHaveTitle(/^New /);
  await host.leave();
  await page.reload();
  await expect(page).toHaveTitle(/^New /);
});

test('switched off, the worker removes itself and what it kept', async ({
  page,
  host,
  url,
  without,
}) => {
  await visit(page, url);
  await host.show(without.dist);
  await page.goto(`${url}/donate`);
  // Browsers look for a new worker at every visit, in their own time; the test does not wait for it.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() =>
      page.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      })),
    )
    .toEqual({ caches: [], workers: 0 });
});

test('a visitor who saves data keeps nothing and fetches nothing ahead', async ({ page, url }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await expect(page.locator('head > script[type=speculationrules]')).toHaveCount(0);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
});
