import { expect, type Page } from '@playwright/test';
import { contactForm, words } from './delivering.ts';
import type { EndpointServer, Fault, Redirect } from './endpoint-server.ts';
import { test } from './endpoint-test.ts';
import { account, faultTable } from './fault-table.ts';

/*
 * Of the messages that visitors submit while something is wrong, each arrives exactly once or is still there to be
 * seen: none is lost, none is doubled, none is called sent that was not accepted.
 */

// One worker, one build, one table.
test.describe.configure({ mode: 'default' });

const textsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}: message ${index + 1}`);

/** Submits messages one after the other, each as soon as the page says what became of the one before. */
async function submit(page: Page, texts: readonly string[], said: string): Promise<void> {
  const form = contactForm(page);
  for (const text of texts) {
    await form.write(text);
    await form.submit.click();
    await expect(form.status).toHaveText(said);
    await expect(form.submit).toHaveAttribute('aria-disabled', 'false');
  }
}

test.beforeEach(async ({ page, endpoint, site }) => {
  endpoint.reset();
  await page.goto(`${site.url}/contact-us`);
});

/** Another visit, of somebody whose device remembers nothing, to an endpoint that has nothing. */
async function visitAnew(page: Page, endpoint: EndpointServer): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  endpoint.reset();
}

test.afterAll(() => console.log(faultTable()));

test('every message arrives once: where nothing is wrong, and where the endpoint is slow', async ({
  page,
  endpoint,
}) => {
  for (const fault of ['none', 'slow'] satisfies Fault[]) {
    await test.step(fault, async () => {
      await visitAnew(page, endpoint);
      endpoint.setFault(fault);
      const texts = textsOf(fault, 3);
      await submit(page, texts, words.endpoint.sent);
      expect(await account(fault, texts, endpoint, page)).toMatchObject({
        arrived: 3,
        kept: 0,
        lost: 0,
        doubled: 0,
      });
    });
  }

  await test.step('pressing the button many times sends one message', async () => {
    await visitAnew(page, endpoint);
    endpoint.setFault('slow');
    const form = contactForm(page);
    const texts = textsOf('pressed many times', 1);
    await form.write(texts[0] ?? '');
    await form.submit.click({ clickCount: 5 });
    await form.name.press('Enter');
    await expect(form.status).toHaveText(words.endpoint.sent);
    expect(await account('pressed many times', texts, endpoint, page)).toMatchObject({
      arrived: 1,
      kept: 0,
      doubled: 0,
    });
    expect(endpoint.requests()).toBe(1);
  });
});

test('a refused message stays in the form, also after a reload, and can be sent again', async ({
  page,
  endpoint,
}) => {
  for (const fault of ['status 400', 'status 422', 'says no within 200'] satisfies Fault[]) {
    await test.step(fault, async () => {
      await visitAnew(page, endpoint);
      endpoint.setFault(fault);
      const form = contactForm(page);
      const texts = textsOf(fault, 1);
      await submit(page, texts, words.endpoint.refused);
      await expect(form.status).toBeFocused();
      await expect(form.waiting).toBeHidden();
      expect(await account(fault, texts, endpoint, page)).toMatchObject({
        arrived: 0,
        kept: 1,
        lost: 0,
        doubled: 0,
      });

      await page.reload();
      await expect(form.message).toHaveValue(texts[0] ?? '');
      endpoint.setFault('none');
      await form.submit.click();
      await expect(form.status).toHaveText(words.endpoint.sent);
      expect(endpoint.arrived()).toHaveLength(1);
    });
  }
});

test('messages that cannot be delivered wait in sight, and arrive once as soon as they can', async ({
  page,
  endpoint,
}) => {
  for (const fault of [
    'status 429',
    'status 500',
    'status 503',
    'connection closed midway',
    'answer closed midway',
    'accepts, never answers',
    'accepts, closes the connection',
  ] satisfies Fault[]) {
    await test.step(fault, async () => {
      await visitAnew(page, endpoint);
      endpoint.setFault(fault);
      const form = contactForm(page);
      const texts = textsOf(fault, 3);
      await submit(page, texts, words.endpoint.waiting);
      for (const text of texts) await expect(form.waiting.getByText(text)).toBeVisible();
      expect(await account(`${fault}, during`, texts, endpoint, page)).toMatchObject({
        kept: 3,
        lost: 0,
        doubled: 0,
      });

      endpoint.setFault('none');
      await expect(form.waiting).toBeHidden();
      await expect(form.status).toHaveText(words.endpoint.sent);
      expect(await account(`${fault}, after`, texts, endpoint, page)).toMatchObject({
        arrived: 3,
        kept: 0,
        lost: 0,
        doubled: 0,
      });
    });
  }
});

test('messages written without a network go out when it is back', async ({
  page,
  context,
  endpoint,
}) => {
  const texts = textsOf('no network', 3);
  await context.setOffline(true);
  await submit(page, texts, words.endpoint.waiting);
  expect(await account('no network, during', texts, endpoint, page)).toMatchObject({
    arrived: 0,
    kept: 3,
  });
  expect(endpoint.requests()).toBe(0);

  await context.setOffline(false);
  await expect(contactForm(page).waiting).toBeHidden();
  await expect(contactForm(page).status).toHaveText(words.endpoint.sent);
  expect(await account('no network, after', texts, endpoint, page)).toMatchObject({
    arrived: 3,
    kept: 0,
    doubled: 0,
  });
});

test('a network cut while a message is on its way loses and doubles nothing', async ({
  page,
  context,
  endpoint,
}) => {
  endpoint.setFault('accepts, never answers');
  const form = contactForm(page);
  const texts = textsOf('network cut midway', 1);
  await form.write(texts[0] ?? '');
  await form.submit.click();
  await expect.poll(() => endpoint.arrived().length).toBe(1);
  await context.setOffline(true);
  await expect(form.status).toHaveText(words.endpoint.waiting);
  await account('network cut midway, during', texts, endpoint, page);

  endpoint.setFault('none');
  await context.setOffline(false);
  await expect(form.waiting).toBeHidden();
  expect(await account('network cut midway, after', texts, endpoint, page)).toMatchObject({
    arrived: 1,
    kept: 0,
    doubled: 0,
  });
  expect(endpoint.arrived()[0]?.posts).toBeGreaterThan(1);
});

test('a message on its way when the page is closed is sent on the next visit', async ({
  page,
  context,
  endpoint,
  site,
}) => {
  endpoint.setFault('accepts, never answers');
  const texts = textsOf('page closed midway', 1);
  await contactForm(page).write(texts[0] ?? '');
  await contactForm(page).submit.click();
  await expect.poll(() => endpoint.arrived().length).toBe(1);
  await page.close();

  const next = await context.newPage();
  await next.goto(`${site.url}/contact-us`);
  const form = contactForm(next);
  await expect(form.waiting.getByText(texts[0] ?? '')).toBeVisible();
  // In the form as well it would be sent twice.
  await expect(form.message).toHaveValue('');
  await account('page closed midway, during', texts, endpoint, next);
  endpoint.setFault('none');
  await expect(form.waiting).toBeHidden();
  expect(await account('page closed midway, after', texts, endpoint, next)).toMatchObject({
    arrived: 1,
    kept: 0,
    doubled: 0,
  });
});

test('a reload while the endpoint is down keeps showing the messages', async ({
  page,
  endpoint,
}) => {
  endpoint.setFault('status 500');
  const texts = textsOf('reload while down', 2);
  await submit(page, texts, words.endpoint.waiting);
  await page.reload();
  for (const text of texts) {
    await expect(contactForm(page).waiting.getByText(text)).toBeVisible();
  }
  expect(await account('reload while down', texts, endpoint, page)).toMatchObject({
    arrived: 0,
    kept: 2,
  });
});

test('two tabs send each waiting message once', async ({ page, context, endpoint, site }) => {
  const other = await context.newPage();
  await other.goto(`${site.url}/contact-us`);
  await context.setOffline(true);
  const texts = textsOf('two tabs', 3);
  await submit(page, texts, words.endpoint.waiting);
  await expect(contactForm(other).waiting.getByRole('listitem')).toHaveCount(3);

  endpoint.setFault('slow');
  await context.setOffline(false);
  await expect(contactForm(page).waiting).toBeHidden();
  await expect(contactForm(other).waiting).toBeHidden();
  expect(await account('two tabs', texts, endpoint, page)).toMatchObject({
    arrived: 3,
    kept: 0,
    doubled: 0,
  });
  // Not only known by its key: each was posted once.
  expect(endpoint.requests()).toBe(3);
});

/** Where a redirect leads, told the addresses of the site and of another server; some of them store what they get. */
const REDIRECTS: [name: string, to: (site: string, other: string) => Redirect][] = [
  ["the site's own thank-you page", (site) => `303 to ${site}/thank-you`],
  ['another server', (_, other) => `302 to ${other}`],
  ["the endpoint's own page /thank-you-captcha", () => '303 to /thank-you-captcha'],
  ['a path that stores, by 307', () => '307 to /messages?again'],
  ['another server that stores, by 308', (_, other) => `308 to ${other}`],
];

test('a redirect is told for what it is: perhaps arrived, and not posted again', async ({
  page,
  endpoint,
  fallback,
  site,
}) => {
  const form = contactForm(page);
  for (const [name, to] of REDIRECTS) {
    endpoint.reset();
    fallback.reset();
    endpoint.setFault(to(site.url, fallback.url));
    const texts = textsOf(`redirect to ${name}`, 1);
    await submit(page, texts, words.endpoint.unclear);
    await expect(form.status).toBeFocused();
    await expect(form.message).toHaveValue('');
    await expect(form.waiting.getByRole('listitem')).toContainText(words.waiting.unclear);
    await page.reload();
    await expect(form.waiting.getByRole('listitem')).toContainText(words.waiting.unclear);
    await account(`redirect to ${name}, during`, texts, endpoint, page);
    expect([endpoint.requests(), fallback.requests()], name).toEqual([1, 0]);

    endpoint.setFault('none');
    await form.waiting.getByRole('button', { name: words.waiting.send }).click();
    await expect(form.waiting).toBeHidden();
    expect(await account(`redirect to ${name}, sent again`, texts, endpoint, page)).toMatchObject({
      arrived: 1,
      kept: 0,
      doubled: 0,
    });
  }
});

const BROKEN_STORAGE: [what: string, breakIt: () => void][] = [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'forbidden',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
      // The same setting of the browser refuses both.
      LockManager.prototype.request = () =>
        Promise.reject(new DOMException('forbidden', 'SecurityError'));
    },
  ],
];

for (const [what, breakIt] of BROKEN_STORAGE) {
  test(`where storage is ${what} the text stays in the form, and is said to`, async ({
    page,
    endpoint,
  }) => {
    await page.addInitScript(breakIt);
    await page.reload();
    endpoint.setFault('accepts, closes the connection');
    const form = contactForm(page);
    const texts = textsOf(`storage ${what}`, 1);
    await submit(page, texts, words.endpoint.notKept);
    await expect(form.message).toHaveValue(texts[0] ?? '');
    await account(`storage ${what}, during`, texts, endpoint, page);

    endpoint.setFault('none');
    await form.submit.click();
    await expect(form.status).toHaveText(words.endpoint.sent);
    expect(await account(`storage ${what}, after`, texts, endpoint, page)).toMatchObject({
      arrived: 1,
      kept: 0,
      doubled: 0,
    });
  });
}

test('an endpoint that asks for a pause gets it, also after a reload', async ({
  page,
  endpoint,
}) => {
  endpoint.setFault('status 429');
  await submit(page, textsOf('asked to wait', 1), words.endpoint.waiting);
  const asked = performance.now();
  endpoint.setFault('none');
  await page.reload();
  await expect(contactForm(page).waiting).toBeVisible();
  await expect(contactForm(page).waiting).toBeHidden();
  expect(performance.now() - asked).toBeGreaterThan(700);
  expect(endpoint.requests()).toBe(2);
});

test('a waiting message can be deleted, or sent at once', async ({ page, endpoint }) => {
  // Long enough that nothing goes out by itself.
  endpoint.setFault('busy for a minute');
  const form = contactForm(page);
  const texts = textsOf('deleted', 2);
  await submit(page, texts, words.endpoint.waiting);
  const items = form.waiting.getByRole('listitem');
  await items
    .filter({ hasText: texts[0] ?? '' })
    .getByRole('button', { name: words.waiting.delete })
    .click();
  await expect(form.status).toHaveText(words.waiting.deleted);
  await expect(form.status).toBeFocused();
  await expect(items).toHaveCount(1);

  endpoint.setFault('none');
  await form.waiting.getByRole('button', { name: words.waiting.send }).click();
  await expect(form.waiting).toBeHidden();
  expect(endpoint.arrived().map(({ fields }) => fields['message'])).toEqual([texts[1]]);
});
