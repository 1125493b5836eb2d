import { expect, type Page } from '@playwright/test';
import { contactForm, expectNothingLost, words } from './delivery-site.ts';
import type { Fault, Redirect } from './endpoint-server.ts';
import { testInForm as test } from './endpoint-test.ts';

/*
 * Of the messages that visitors submit while something is wrong, each arrives exactly once or stays
 * in sight: none is lost, none is doubled, none is called sent that was not accepted. One answer of
 * each kind, over a real network; queue.isolated.test.ts tries every status and Retry-After.
 */

// One worker, one build.
test.describe.configure({ mode: 'default' });

/** Submits messages one by one, each after the status of the last. @returns their texts */
async function submit(page: Page, name: string, count: number, status: string): Promise<string[]> {
  const form = contactForm(page);
  const texts = Array.from({ length: count }, (_, index) => `${name}: message ${index + 1}`);
  for (const text of texts) {
    await form.send(text);
    await expect(form.status).toHaveText(status);
    await expect(form.submit).toHaveAttribute('aria-disabled', 'false');
  }
  return texts;
}

test('sends one message if the button is pressed many times', async ({ page, endpoint }) => {
  const form = contactForm(page);
  endpoint.reset('slow');
  await form.write('pressed many times');
  await form.submit.click({ clickCount: 5 });
  await form.name.press('Enter');
  await expect(form.status).toHaveText(words.endpoint.sent);
  await expectNothingLost(page, endpoint, ['pressed many times'], { arrived: 1, seen: 0 });
  expect(endpoint.requests()).toBe(1);
});

test('keeps a message that is refused in the form, and sends it again', async ({
  page,
  endpoint,
}) => {
  const form = contactForm(page);
  endpoint.reset('status 400');
  const texts = await submit(page, 'status 400', 1, words.endpoint.refused);
  await expect(form.status).toBeFocused();
  await expect(form.waiting).toBeHidden();
  await expectNothingLost(page, endpoint, texts, { arrived: 0, seen: 1 });

  await page.reload();
  await expect(form.message).toHaveValue(texts[0] ?? '');
  endpoint.setFault('none');
  await form.submit.click();
  await expect(form.status).toHaveText(words.endpoint.sent);
  expect(endpoint.arrived()).toHaveLength(1);
});

/** How many messages wait at once under each fault. */
const WAITING: [fault: Fault, messages: number][] = [
  ['status 500', 3],
  ['answer closed midway', 1],
  ['accepts, never answers', 1],
  ['accepts, closes the connection', 1],
];

for (const [fault, messages] of WAITING)
  test(`keeps messages in sight and delivers them once: ${fault}`, async ({ page, endpoint }) => {
    const form = contactForm(page);
    endpoint.reset(fault);
    const texts = await submit(page, fault, messages, words.endpoint.waiting);
    await expectNothingLost(page, endpoint, texts, { seen: messages });

    const reloaded = fault === 'status 500';
    if (reloaded) {
      await page.reload();
      for (const text of texts) await expect(form.waiting.getByText(text)).toBeVisible();
    }

    endpoint.setFault('none');
    await expect(form.waiting).toBeHidden();
    // After a reload no message is the page's own.
    if (!reloaded) await expect(form.status).toHaveText(words.endpoint.sent);
    await expectNothingLost(page, endpoint, texts, { arrived: messages, seen: 0 });
  });

test('deletes or sends a waiting message for its visitor', async ({ page, endpoint }) => {
  const form = contactForm(page);
  // So long that nothing is retried automatically.
  endpoint.reset('busy for a minute');
  const [deleted, sent] = await submit(page, 'deleted', 2, words.endpoint.waiting);
  const items = form.waiting.getByRole('listitem');
  const item = items.filter({ hasText: deleted ?? '' });
  await item.getByRole('button', { name: words.waiting.delete }).click();
  await expect(form.status).toHaveText(words.waiting.deleted);
  await expect(form.status).toBeFocused();
  await expect(items).toHaveCount(1);

  endpoint.setFault('none');
  await form.waiting.getByRole('button', { name: words.waiting.send }).click();
  await expect(form.waiting).toBeHidden();
  expect(endpoint.arrived().map(({ fields }) => fields['message'])).toEqual([sent]);
});

test('sends each message that waited for a connection from one of two tabs', async ({
  page,
  context,
  endpoint,
  openTab,
}) => {
  const other = await openTab();
  await context.setOffline(true);
  const texts = await submit(page, 'two tabs', 3, words.endpoint.waiting);
  await expect(contactForm(other).waiting.getByRole('listitem')).toHaveCount(3);

  endpoint.setFault('slow');
  await context.setOffline(false);
  for (const tab of [page, other]) await expect(contactForm(tab).waiting).toBeHidden();
  await expectNothingLost(page, endpoint, texts, { arrived: 3, seen: 0 });
  // Each was really posted once, not only deduplicated by its key.
  expect(endpoint.requests()).toBe(3);
});

test('sends an interrupted message on the next visit', async ({ page, endpoint, openTab }) => {
  endpoint.reset('accepts, never answers');
  const text = 'page closed midway';
  await contactForm(page).send(text);
  await expect.poll(() => endpoint.arrived().length).toBe(1);
  await page.close();

  const next = await openTab();
  const form = contactForm(next);
  await expect(form.waiting.getByText(text)).toBeVisible();
  // If it was in the form, too, it could be sent twice.
  await expect(form.message).toHaveValue('');
  endpoint.setFault('none');
  await expect(form.waiting).toBeHidden();
  await expectNothingLost(next, endpoint, [text], { arrived: 1, seen: 0 });
});

/** Redirect targets, from the addresses of the site and another server. */
const REDIRECTS: [name: string, to: (site: string, other: string) => Redirect][] = [
  ["the site's own thank-you page", (site) => `303 to ${site}/thank-you`],
  ['another server that stores, by 308', (_, other) => `308 to ${other}`],
];

for (const [name, to] of REDIRECTS)
  test(`reports a message as unclear that is redirected to ${name}, and posts it nowhere else`, async ({
    page,
    endpoint,
    other,
    site,
  }) => {
    const form = contactForm(page);
    const item = form.waiting.getByRole('listitem');
    other.reset();
    endpoint.reset(to(site.url, other.url));
    const texts = await submit(page, `redirect to ${name}`, 1, words.endpoint.unclear);
    await expect(form.status).toBeFocused();
    await expect(form.message).toHaveValue('');
    await page.reload();
    await expect(item).toContainText(words.waiting.unclear);
    await expectNothingLost(page, endpoint, texts);
    expect([endpoint.requests(), other.requests()]).toEqual([1, 0]);

    endpoint.setFault('none');
    await form.waiting.getByRole('button', { name: words.waiting.send }).click();
    await expect(form.waiting).toBeHidden();
    await expectNothingLost(page, endpoint, texts, { arrived: 1, seen: 0 });
  });

const BROKEN_STORAGE = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  forbidden: () => {
    const forbidden = () => new DOMException('forbidden', 'SecurityError');
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw forbidden();
      },
    });
    // The same browser setting blocks both.
    LockManager.prototype.request = () => Promise.reject(forbidden());
  },
};

for (const [what, breakIt] of Object.entries(BROKEN_STORAGE))
  test(`keeps the text in the form if storage is ${what}, and says so`, async ({
    page,
    endpoint,
  }) => {
    const form = contactForm(page);
    await page.addInitScript(breakIt);
    await page.reload();
    endpoint.reset('accepts, closes the connection');
    const texts = await submit(page, `storage ${what}`, 1, words.endpoint.notKept);
    await expect(form.message).toHaveValue(texts[0] ?? '');

    endpoint.setFault('none');
    await form.submit.click();
    await expect(form.status).toHaveText(words.endpoint.sent);
    await expectNothingLost(page, endpoint, texts, { arrived: 1, seen: 0 });
  });
