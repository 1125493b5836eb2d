import { expect, type Page } from '@playwright/test';
import { contactForm, words } from './delivering.ts';
import type { Fault, Redirect } from './endpoint-server.ts';
import { drawNothing } from '../support/test.ts';
import { test } from './endpoint-test.ts';
import { account, faultTable } from './fault-table.ts';

/*
 * Of the messages that visitors submit while something is wrong, each arrives exactly once or stays
 * in sight: none is lost, none is doubled, none is called sent that was not accepted. One answer of
 * each kind, over a real network; queue.isolated.test.ts tries every status.
 */

// One worker, one build, one table.
test.describe.configure({ mode: 'default' });

const textsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}: message ${index + 1}`);

/** Submits messages one after the other, each once the page tells the status of the last. */
async function submit(page: Page, texts: readonly string[], said: string): Promise<void> {
  const form = contactForm(page);
  for (const text of texts) {
    await form.write(text);
    await form.submit.click();
    await expect(form.status).toHaveText(said);
    await expect(form.submit).toHaveAttribute('aria-disabled', 'false');
  }
}

test.beforeEach(async ({ page, context, endpoint, site }) => {
  await context.addInitScript(drawNothing);
  endpoint.reset();
  await page.goto(`${site.url}/contact-us`);
});

test.afterAll(() => console.log(faultTable()));

test('a message that the endpoint takes, also slowly, arrives once; one that it refuses stays in the form, also after a reload', async ({
  page,
  endpoint,
}) => {
  const form = contactForm(page);
  await test.step('every message arrives once where nothing is wrong', async () => {
    const texts = textsOf('none', 3);
    await submit(page, texts, words.endpoint.sent);
    expect(await account('none', texts, endpoint, page)).toMatchObject({
      arrived: 3,
      kept: 0,
      lost: 0,
      doubled: 0,
    });
  });

  await test.step('pressing the button many times while the endpoint is slow sends one message', async () => {
    endpoint.reset();
    endpoint.setFault('slow');
    const texts = textsOf('slow, pressed many times', 1);
    await form.write(texts[0] ?? '');
    await form.submit.click({ clickCount: 5 });
    await form.name.press('Enter');
    await expect(form.status).toHaveText(words.endpoint.sent);
    expect(await account('slow, pressed many times', texts, endpoint, page)).toMatchObject({
      arrived: 1,
      kept: 0,
      doubled: 0,
    });
    expect(endpoint.requests()).toBe(1);
  });

  for (const fault of ['status 400', 'says no within 200'] satisfies Fault[]) {
    await test.step(`${fault}: the message can be sent again`, async () => {
      endpoint.reset();
      endpoint.setFault(fault);
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

/** How many messages wait at once. */
const WAITING: [fault: Fault, messages: number][] = [
  ['status 500', 3],
  ['connection closed midway', 3],
  ['answer closed midway', 1],
  ['accepts, never answers', 2],
  ['accepts, closes the connection', 1],
];

test('messages that cannot be delivered wait in sight, also after a reload, and arrive once as soon as they can', async ({
  page,
  context,
  endpoint,
}) => {
  const form = contactForm(page);
  for (const [fault, messages] of WAITING) {
    await test.step(fault, async () => {
      endpoint.reset();
      endpoint.setFault(fault);
      const texts = textsOf(fault, messages);
      await submit(page, texts, words.endpoint.waiting);
      for (const text of texts) await expect(form.waiting.getByText(text)).toBeVisible();
      expect(await account(`${fault}, during`, texts, endpoint, page)).toMatchObject({
        kept: messages,
        lost: 0,
        doubled: 0,
      });

      if (fault === 'status 500') {
        await test.step('also after a reload', async () => {
          await page.reload();
          for (const text of texts) await expect(form.waiting.getByText(text)).toBeVisible();
          const row = await account('reload while down', texts, endpoint, page);
          expect(row).toMatchObject({ arrived: 0, kept: messages });
        });
      }

      endpoint.setFault('none');
      await expect(form.waiting).toBeHidden();
      // After a reload the page speaks of no message of its own.
      if (fault !== 'status 500') await expect(form.status).toHaveText(words.endpoint.sent);
      expect(await account(`${fault}, after`, texts, endpoint, page)).toMatchObject({
        arrived: messages,
        kept: 0,
        lost: 0,
        doubled: 0,
      });
    });
  }

  await test.step('no network', async () => {
    endpoint.reset();
    const texts = textsOf('no network', 3);
    await context.setOffline(true);
    await submit(page, texts, words.endpoint.waiting);
    expect(await account('no network, during', texts, endpoint, page)).toMatchObject({
      arrived: 0,
      kept: 3,
    });
    expect(endpoint.requests()).toBe(0);

    await context.setOffline(false);
    await expect(form.waiting).toBeHidden();
    await expect(form.status).toHaveText(words.endpoint.sent);
    expect(await account('no network, after', texts, endpoint, page)).toMatchObject({
      arrived: 3,
      kept: 0,
      doubled: 0,
    });
  });

  await test.step('a network cut while a message is on its way', async () => {
    endpoint.reset();
    endpoint.setFault('accepts, never answers');
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

  await test.step('an endpoint that asks for a pause gets it, also after a reload', async () => {
    endpoint.reset();
    endpoint.setFault('status 429');
    await submit(page, textsOf('asked to wait', 1), words.endpoint.waiting);
    const asked = performance.now();
    endpoint.setFault('none');
    await page.reload();
    await expect(form.waiting).toBeVisible();
    await expect(form.waiting).toBeHidden();
    expect(performance.now() - asked).toBeGreaterThan(700);
    expect(endpoint.requests()).toBe(2);
  });

  await test.step('the visitor deletes a message that waits, or sends it at once', async () => {
    endpoint.reset();
    // Long enough that nothing goes out by itself.
    endpoint.setFault('busy for a minute');
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
});

test('in two tabs each waiting message is sent once, and one on its way when its page is closed on the next visit', async ({
  page,
  context,
  endpoint,
  site,
}) => {
  const other = await context.newPage();
  await other.goto(`${site.url}/contact-us`);
  await test.step('two tabs', async () => {
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

  await other.close();
  await test.step('page closed midway', async () => {
    endpoint.reset();
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
});

/** Where a redirect leads, by the addresses of the site and of another server. */
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
  other,
  site,
}) => {
  const form = contactForm(page);
  for (const [name, to] of REDIRECTS) {
    endpoint.reset();
    other.reset();
    endpoint.setFault(to(site.url, other.url));
    const texts = textsOf(`redirect to ${name}`, 1);
    await submit(page, texts, words.endpoint.unclear);
    await expect(form.status).toBeFocused();
    await expect(form.message).toHaveValue('');
    await expect(form.waiting.getByRole('listitem')).toContainText(words.waiting.unclear);
    if (to === REDIRECTS[0]?.[1]) {
      await page.reload();
      await expect(form.waiting.getByRole('listitem')).toContainText(words.waiting.unclear);
    }
    await account(`redirect to ${name}, during`, texts, endpoint, page);
    expect([endpoint.requests(), other.requests()], name).toEqual([1, 0]);

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

test('where storage is full or forbidden the text stays in the form, and is said to', async ({
  page,
  endpoint,
}) => {
  const form = contactForm(page);
  for (const [what, breakIt] of BROKEN_STORAGE) {
    await test.step(what, async () => {
      const broken = await page.addInitScript(breakIt);
      await page.reload();
      endpoint.reset();
      endpoint.setFault('accepts, closes the connection');
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
      await broken.dispose();
    });
  }
});
