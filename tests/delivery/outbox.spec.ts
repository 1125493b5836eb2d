import { expect, type Page } from '@playwright/test';
import { changeForm, contactForm, words } from './delivery-site.ts';
import type { EndpointServer } from './endpoint-server.ts';
import { testInForm as test } from './endpoint-test.ts';

/*
 * Whatever is wrong with the network or the device, a message arrives once, and what was typed is
 * in the form, waits to be sent, or is offered.
 */

// One worker, one build.
test.describe.configure({ mode: 'default' });

/** The messages as they arrived. */
const arrived = (endpoint: EndpointServer) =>
  endpoint.arrived().map(({ fields }) => fields['message']);

/** A sentence with a time in it, as a pattern. */
const withTime = (text: string) =>
  new RegExp(text.replace(/[.?]/g, '\\$&').replace('{time}', '.*\\d.*'));

test('leaves a refused or redirected message in the form', async ({ page, endpoint, other }) => {
  const form = contactForm(page);
  endpoint.setFault('status 400');
  await form.send('refused');
  await expect(form.status).toHaveText(words.endpoint.refused);
  await expect(form.status).toBeFocused();
  await page.reload();
  await expect(form.message).toHaveValue('refused');
  await expect(form.offer).toBeHidden();
  endpoint.setFault('held');
  await form.submit.click({ clickCount: 5 });
  await form.name.press('Enter');
  endpoint.setFault('none');
  await expect(form.status).toHaveText(words.endpoint.sent);
  expect(endpoint.requests()).toBe(2);
  expect(arrived(endpoint)).toEqual(['refused']);

  endpoint.reset();
  other.reset();
  endpoint.setFault(`308 to ${other.url}`);
  await form.send('redirected');
  await expect(form.status).toHaveText(words.endpoint.unclear);
  await page.reload();
  await expect(form.message).toHaveValue('redirected');
  expect([endpoint.requests(), other.requests()]).toEqual([1, 0]);
  endpoint.setFault('none');
  await form.submit.click();
  await expect(form.status).toHaveText(words.endpoint.sent);
  expect(arrived(endpoint)).toEqual(['redirected']);
});

function shortenAnswer({ dataset }: HTMLFormElement, answer: string) {
  dataset['settings'] = dataset['settings']?.replace(/"answer":\d+/, answer);
}

// Which answers make a message wait is in src/site/features/delivery/browser/send.test.ts.
test('sends a message once, and says so, after an answer is lost', async ({ page, endpoint }) => {
  const form = contactForm(page);
  endpoint.setFault('status 503');
  await form.send('refused later');
  await expect(form.status).toHaveText(words.endpoint.waiting);
  await form.write('The next one');
  endpoint.setFault('status 422');
  await expect(form.status).toHaveText(words.endpoint.refused);
  await expect(form.offer).toHaveText(withTime(words.saved.draft));
  await expect(form.message).toHaveValue('The next one');
  endpoint.setFault('none');
  await form.open.click();
  await expect(form.message).toBeFocused();
  await expect(form.message).toHaveValue('refused later');
  await form.send('put right');
  await expect(form.status).toHaveText(words.endpoint.sent);
  await form.open.click();
  await expect(form.message).toHaveValue('The next one');
  expect(arrived(endpoint)).toEqual(['put right']);

  endpoint.reset();
  endpoint.setFault('accepts, never answers');
  // Only here: on a busy machine an answer that does come may take a second.
  await changeForm(page, shortenAnswer, '"answer":1000');
  await page.reload();
  await form.send('waits');
  await expect(form.status).toHaveText(words.endpoint.waiting);
  await expect(form.offer).toHaveText(withTime(words.saved.waiting));
  await expect(form.message).toHaveValue('');
  endpoint.setFault('none');
  await expect(form.status).toHaveText(withTime(words.endpoint.sentLater));
  await expect(form.offer).toBeHidden();
  expect(arrived(endpoint)).toEqual(['waits']);
});

/**
 * What a browser or a person may forbid, and what the page says of a message that waits. What else
 * keeps a message off the device is in src/site/features/delivery/browser/saved-texts.isolated.test.ts.
 */
const DEVICES: Record<string, [change: () => void, sentence: string]> = {
  'that wrongly says that it is offline': [
    () => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
    words.endpoint.waiting,
  ],
  'that forbids storage': [
    () => {
      const get = () => {
        throw new DOMException('forbidden', 'SecurityError');
      };
      Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } });
      // The same browser setting blocks locks.
      LockManager.prototype.request = () => get();
    },
    words.endpoint.notKept,
  ],
};

for (const [which, [change, sentence]] of Object.entries(DEVICES))
  test.describe(`on a device ${which}`, () => {
    test('a message waits for the network and arrives once', async ({ page, endpoint }) => {
      const form = contactForm(page);
      await page.addInitScript(change);
      await page.reload();
      endpoint.setFault('status 503');
      await form.send('waits here');
      await expect(form.status).toHaveText(sentence);
      const isStored = sentence === words.endpoint.waiting;
      await expect(form.message).toHaveValue(isStored ? '' : 'waits here');
      endpoint.setFault('none');
      await expect(form.status).toHaveText(withTime(words.endpoint.sentLater));
      await expect(form.message).toHaveValue('');
      await form.send('at once');
      await expect(form.status).toHaveText(words.endpoint.sent);
      expect(arrived(endpoint)).toEqual(['waits here', 'at once']);
    });
  });

test('sends what waits once it is online again', async ({ page, context, endpoint, openTab }) => {
  const second = await openTab();
  const form = contactForm(page);
  const texts = ['first', 'second', 'third'];
  await context.setOffline(true);
  for (const text of texts) {
    await form.send(text);
    await expect(form.status).toHaveText(words.endpoint.waiting);
  }
  await expect(contactForm(second).offer).toBeVisible();
  endpoint.setFault('held');
  await context.setOffline(false);
  await expect.poll(() => endpoint.requests()).toBeGreaterThan(0);
  endpoint.setFault('none');
  for (const tab of [page, second]) await expect(contactForm(tab).offer).toBeHidden();
  expect(arrived(endpoint).toSorted()).toEqual(texts.toSorted());
  // Each was really posted once, not only deduplicated by its key.
  expect(endpoint.requests()).toBe(3);

  // Both tabs have the same text open. Only what is changed is another message.
  endpoint.reset();
  await form.write('half');
  await contactForm(second).open.click();
  await contactForm(second).submit.click();
  await expect(contactForm(second).status).toHaveText(words.endpoint.sent);
  await form.send('half and whole');
  await expect(form.status).toHaveText(words.endpoint.sent);
  await form.write('again');
  await contactForm(second).open.click();
  await form.write('again, longer');
  await contactForm(second).submit.click();
  await expect(contactForm(second).status).toHaveText(words.endpoint.sent);
  await form.submit.click();
  await expect(form.status).toHaveText(words.endpoint.sent);
  expect(arrived(endpoint)).toEqual(['half', 'half and whole', 'again', 'again, longer']);
});

test('sends on the next visit what a closed page has left', async ({ page, endpoint, openTab }) => {
  endpoint.setFault('accepts, never answers');
  await contactForm(page).send('page closed');
  await expect.poll(() => endpoint.requests()).toBe(1);
  await page.close();
  endpoint.setFault('none');
  const next = await openTab();
  const form = contactForm(next);
  await expect(form.status).toHaveText(withTime(words.endpoint.sentLater));
  await expect(form.message).toHaveValue('');
  expect(arrived(endpoint)).toEqual(['page closed']);

  endpoint.reset();
  endpoint.setFault('accepts, never answers');
  await form.send('left while sending');
  await expect.poll(() => endpoint.requests()).toBe(1);
  await next.goto('about:blank');
  endpoint.setFault('none');
  await next.goBack();
  await expect(form.status).toHaveText(withTime(words.endpoint.sentLater));
  await expect(form.message).toHaveValue('');
  expect(arrived(endpoint)).toEqual(['left while sending']);
});

test('the next person at the device is offered what was typed', async ({ page, openTab }) => {
  await contactForm(page).write('Half-written');
  await page.reload();
  // The same tab restores its text, as on a phone that had closed it to save memory.
  await expect(contactForm(page).message).toHaveValue('Half-written');
  await page.close();
  const next = await openTab();
  const form = contactForm(next);
  await expect(form.offer).toHaveText(withTime(words.saved.draft));
  await expect(form.message).toHaveValue('');
  await expect(next.getByText('Half-written')).toHaveCount(0);
  await form.open.click();
  await expect(form.message).toHaveValue('Half-written');
  await form.clear.click();
  await expect(form.status).toHaveText(words.cleared);
  expect(await storedTexts(next)).toEqual([]);
});

const storedTexts = (page: Page) => page.evaluate(() => Object.values(localStorage) as string[]);

test('deletes for the visitor what waits, and old messages', async ({ page, endpoint }) => {
  const form = contactForm(page);
  endpoint.setFault('status 503');
  await form.send('deleted');
  await expect(form.status).toHaveText(words.endpoint.waiting);
  await form.delete.click();
  await expect(form.status).toHaveText(words.saved.deleted);
  await expect(form.status).toBeFocused();
  expect(await storedTexts(page)).toEqual([]);
  endpoint.reset();
  // Stored from a page without a form: that of Contact Us may still look for old ones by itself.
  const contact = page.url();
  await page.goto(new URL('/', contact).href);
  await page.evaluate(() => {
    const fields = { name: '', email: '', phone: '', message: 'Old' };
    for (const [days, waiting] of [
      [29, false],
      [31, false],
      [31, true],
      [400, true],
    ] as const) {
      const id = `${days} ${waiting}`;
      const text = { id, at: Date.now() - days * 86_400_000, waiting, fields };
      localStorage.setItem(`contact-text:${id}`, JSON.stringify(text));
    }
  });
  await page.goto(contact);
  await expect(form.offer).toBeVisible();
  await expect(page.getByText(withTime(words.saved.expired))).toHaveCount(2);
  expect(await storedTexts(page)).toEqual([expect.stringContaining('"id":"29 false"')]);
  // The message appears only once.
  await page.reload();
  await expect(form.offer).toBeVisible();
  await expect(page.getByText(withTime(words.saved.expired))).toHaveCount(0);
  expect(endpoint.requests()).toBe(0);
});
