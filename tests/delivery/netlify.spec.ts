import type { Page } from '@playwright/test';
import { fill } from '../../src/core/fill.ts';
import { allLanguages } from '../fixtures/languages.ts';
import { content } from '../support/content.ts';
import { changeHtml, expect } from '../support/test.ts';
import { testWith } from '../support/test-with.ts';
import { contactForm, words } from './delivery-site.ts';
import { fieldsOf } from './endpoint-server.ts';

const test = testWith(allLanguages);

test.describe.configure({ mode: 'default' });

/** What Netlify requires in every post. */
const NETLIFY = { 'form-name': 'contact', 'bot-field': '' };

/** Answers posts as Netlify does, with the posted page, and returns their fields. */
async function netlify(page: Page): Promise<Record<string, string>[]> {
  const posts: Record<string, string>[] = [];
  await page.route('**/thank-you', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    posts.push(await fieldsOf(new Uint8Array(request.postDataBuffer() ?? []), request.headers()));
    return route.fulfill({ response: await page.request.get(request.url()) });
  });
  return posts;
}

test('holds a message that comes too fast, sends it to Netlify as form fields, and reports it as sent only if Netlify processed the form', async ({
  page,
  open,
}) => {
  const posts = await netlify(page);
  const form = contactForm(page);
  await page.clock.install();
  await open('/contact-us');
  await form.send('Fast');
  await expect(form.status).toHaveText(words.endpoint.held);
  await expect(form.message).toHaveValue('Fast');
  expect(posts).toEqual([]);
  await form.submit.click();
  const { supportEmail } = content('organisation');
  await expect(form.status).toHaveText(fill(words.endpoint.unclear, { email: supportEmail }));
  await expect(form.message).toHaveValue('Fast');

  await changeHtml(page, (html) => html.replace(/ data-netlify="?true"?/, ''));
  await open('/contact-us');
  await form.write('Slow');
  // Longer than a spam program needs.
  await page.clock.fastForward(5_000);
  await form.submit.click();
  await expect(form.status).toHaveText(words.endpoint.sent);
  expect(posts).toMatchObject([
    { message: 'Fast', ...NETLIFY },
    { message: 'Slow', ...NETLIFY },
  ]);
  expect(new Set(posts.map((post) => post['idempotency_key'])).size).toBe(2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('posts to Netlify, and shows the thank-you page of the language', async ({ page, open }) => {
    const posts = await netlify(page);
    await open('/fr/contact-us');
    const { form } = content('contact-us', {}, 'fr');
    const written = { name: 'Ada', email: 'ada@example.com', message: 'Bonjour' };
    for (const field of ['name', 'email', 'message'] as const)
      await page.getByLabel(form[field], { exact: true }).fill(written[field]);
    await page.getByRole('button', { name: form.submit }).click();
    const { heading } = content('delivery', {}, 'fr').thankYou;
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const empty = { phone: '', idempotency_key: '', written_at: '' };
    expect(posts).toEqual([{ ...written, ...NETLIFY, ...empty }]);
  });
});
