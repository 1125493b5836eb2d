import { expect, type Page } from '@playwright/test';
import { contactForm, words } from './delivering.ts';
import type { Fault, Redirect } from './endpoint-server.ts';
import { drawNothing } from '../support/test.ts';
import { test } from './endpoint-test.ts';
import { expectRow, faultTable } from './fault-table.ts';

/*
 * Of the messages that visitors submit while something is wrong, each arrives exactly once or stays
 * in sight: none is lost, none is doubled, none is called sent that was not accepted. One answer of
 * each kind, over a real network; queue.isolated.test.ts tries every status.
 */

// One worker, one build, one table.
test.describe.configure({ mode: 'default' });

const textsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}: message ${index + 1}`);

/** Submits messages one by one, each after the status of the last. */
async function submit(page: Page, texts: readonly string[], status: string): Promise<void> {
  const form = contactForm(page);
  for (const text of texts) {
    await form.write(text);
    await form.submit.click();
    await expect(form.status).toHaveText(status);
    await expect(form.submit).toHaveAttribute('aria-disabled', 'false');
  }
}

test.beforeEach(async ({ page, context, endpoint, site }) => {
  await context.addInitScript(drawNothing);
  endpoint.reset();
  await page.goto(`${site.url}/contact-us`);
});

test.afterAll(() => console.log(faultTable()));

test('delivers a message once, and keeps a refused one in the form', async ({ page, endpoint }) => {
  const form = contactForm(page);
  await test.step('no fault', async () => {
    const texts = textsOf('none', 3);
    await submit(page, texts, words.endpoint.sent);
    await expectRow(page, endpoint, 'none', texts, { arrived: 3, kept: 0 });
  });

  await test.step('sends one message if the button is pressed many times', async () => {
    endpoint.reset();
    endpoint.setFault('slow');
    const texts = textsOf('slow, pressed many times', 1);
    await form.write(texts[0] ?? '');
    await form.submit.click({ clickCount: 5 });
    await form.name.press('Enter');
    await expect(form.status).toHaveText(words.endpoint.sent);
    await expectRow(page, endpoint, 'slow, pressed many times', texts, { arrived: 1, kept: 0 });
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
      await expectRow(page, endpoint, fault, texts, { arrived: 0, kept: 1 });

      await page.reload();
      await expect(form.message).toHaveValue(texts[0] ?? '');
      endpoint.setFault('none');
      await form.submit.click();
      await expect(form.status).toHaveText(words.endpoint.sent);
      expect(endpoint.arrived()).toHaveLength(1);
    });
  }
});

/** How many messages wait at once under each fault. */
const WAITING: [fault: Fault, messages: number][] = [
  ['status 500', 3],
  ['connection closed midway', 3],
  ['answer closed midway', 1],
  ['accepts, never answers', 2],
  ['accepts, closes the connection', 1],
];

test('keeps undeliverable messages in sight, and delivers them once', async ({
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
      await expectRow(page, endpoint, `${fault}, during`, texts, { kept: messages });

      if (fault === 'status 500') {
        await test.step('also after a reload', async () => {
          await page.reload();
          for (const text of texts) await expect(form.waiting.getByText(text)).toBeVisible();
          await expectRow(page, endpoint, 'reload while down', texts, {
            arrived: 0,
            kept: messages,
          });
        });
      }

      endpoint.setFault('none');
      await expect(form.waiting).toBeHidden();
      // After a reload no message is the page's own.
      if (fault !== 'status 500') await expect(form.status).toHaveText(words.endpoint.sent);
      await expectRow(page, endpoint, `${fault}, after`, texts, { arrived: messages, kept: 0 });
    });
  }

  await test.step('no network', async () => {
    endpoint.reset();
    const texts = textsOf('no network', 3);
    await context.setOffline(true);
    await submit(page, texts, words.endpoint.waiting);
    await expectRow(page, endpoint, 'no network, during', texts, { arrived: 0, kept: 3 });
    expect(endpoint.requests()).toBe(0);

    await context.setOffline(false);
    await expect(form.waiting).toBeHidden();
    await expect(form.status).toHaveText(words.endpoint.sent);
    await expectRow(page, endpoint, 'no network, after', texts, { arrived: 3, kept: 0 });
  });

  await test.step('network cut while sending', async () => {
    endpoint.reset();
    endpoint.setFault('accepts, never answers');
    const texts = textsOf('network cut midway', 1);
    await form.write(texts[0] ?? '');
    await form.submit.click();
    await expect.poll(() => endpoint.arrived().length).toBe(1);
    await context.setOffline(true);
    await expect(form.status).toHaveText(words.endpoint.waiting);
    await expectRow(page, endpoint, 'network cut midway, during', texts);

    endpoint.setFault('none');
    await context.setOffline(false);
    await expect(form.waiting).toBeHidden();
    await expectRow(page, endpoint, 'network cut midway, after', texts, { arrived: 1, kept: 0 });
    expect(endpoint.arrived()[0]?.posts).toBeGreaterThan(1);
  });

  await test.step('respects Retry-After, also after a reload', async () => {
    endpoint.reset();
    endpoint.setFault('status 429');
    await submit(page, textsOf('Retry-After', 1), words.endpoint.waiting);
    const submitted = performance.now();
    endpoint.setFault('none');
    await page.reload();
    await expect.poll(() => endpoint.requests()).toBe(2);
    expect(performance.now() - submitted).toBeGreaterThan(700);
    await expect(form.waiting).toBeHidden();
    expect(endpoint.requests()).toBe(2);
  });

  await test.step('deletes or sends a waiting message for its visitor', async () => {
    endpoint.reset();
    // So long that nothing is retried automatically.
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

test('sends each waiting message from one of two tabs, and an interrupted one on the next visit', async ({
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
    await expectRow(page, endpoint, 'two tabs', texts, { arrived: 3, kept: 0 });
    // Each was really posted once, not only deduplicated by its key.
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
    // If it was in the form, too, it could be sent twice.
    await expect(form.message).toHaveValue('');
    await expectRow(next, endpoint, 'page closed midway, during', texts);
    endpoint.setFault('none');
    await expect(form.waiting).toBeHidden();
    await expectRow(next, endpoint, 'page closed midway, after', texts, { arrived: 1, kept: 0 });
  });
});

/** Redirect targets, from the addresses of the site and another server. */
const REDIRECTS: [name: string, to: (site: string, other: string) => Redirect][] = [
  ["the site's own thank-you page", (site) => `303 to ${site}/thank-you`],
  ['another server', (_, other) => `302 to ${other}`],
  ["the endpoint's own page /thank-you-captcha", () => '303 to /thank-you-captcha'],
  ['a path that stores, by 307', () => '307 to /messages?again'],
  ['another server that stores, by 308', (_, other) => `308 to ${other}`],
];

test('reports a redirected message as unclear, and does not post it elsewhere', async ({
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
    await expectRow(page, endpoint, `redirect to ${name}, during`, texts);
    expect([endpoint.requests(), other.requests()], name).toEqual([1, 0]);

    endpoint.setFault('none');
    await form.waiting.getByRole('button', { name: words.waiting.send }).click();
    await expect(form.waiting).toBeHidden();
    await expectRow(page, endpoint, `redirect to ${name}, sent again`, texts, {
      arrived: 1,
      kept: 0,
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
      // The same browser setting blocks both.
      LockManager.prototype.request = () =>
        Promise.reject(new DOMException('forbidden', 'SecurityError'));
    },
  ],
];

test('keeps the text in the form if storage is full or forbidden, and says so', async ({
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
      await expectRow(page, endpoint, `storage ${what}, during`, texts);

      endpoint.setFault('none');
      await form.submit.click();
      await expect(form.status).toHaveText(words.endpoint.sent);
      await expectRow(page, endpoint, `storage ${what}, after`, texts, { arrived: 1, kept: 0 });
      await broken.dispose();
    });
  }
});
