import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { ASSETS_FOLDER } from '#site/shared/assets-folder.ts';
import { DELIVERING } from '../budgets.ts';
import { axeFaults } from '../support/accessibility.ts';
import { PageWeight } from '../support/page-weight.ts';
import { changeForm, CONTACT, contactForm, words } from './delivery-site.ts';
import { test } from './endpoint-test.ts';

test.describe.configure({ mode: 'default' });

/** The address that a service redirects to. */
const SITE_ADDRESS = 'https://example.org';

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test('holds a message with a filled honeypot', async ({ page, endpoint }) => {
  const form = contactForm(page);
  await page.goto('/contact-us');
  await expect(form.form.getByRole('textbox')).toHaveCount(4);
  await expect(form.clear).toBeHidden();
  await form.write('Shape');
  const setHoneypot = (text: string) =>
    page
      .locator('[name="_gotcha"]')
      .evaluate((field, value) => Object.assign(field, { value }), text);
  await setHoneypot('https://spam.example');
  await form.submit.click();
  await expect(form.status).toHaveText(words.endpoint.held);
  expect(endpoint.requests()).toBe(0);
  await setHoneypot('');
  await form.submit.click();
  await expect(form.status).toHaveText(words.endpoint.sent);
});

test('holds a message that is written faster than a person can', async ({ page, endpoint }) => {
  const form = contactForm(page);
  const change = ({ dataset }: HTMLFormElement, typing: string) => {
    dataset['settings'] = dataset['settings']?.replace('"typing":0', typing);
  };
  await changeForm(page, change, '"typing":60000');
  await page.goto('/contact-us');
  await form.send('Fast');
  await expect(form.status).toHaveText(words.endpoint.held);
  await expect(form.message).toHaveValue('Fast');
  expect(endpoint.requests()).toBe(0);
  await form.submit.click();
  await expect(form.status).toHaveText(words.endpoint.sent);
});

test('says that it is unclear whether a message arrived, without Netlify', async ({ page }) => {
  const form = contactForm(page);
  await changeForm(page, (element, mark) => element.setAttribute(mark, 'true'), 'data-netlify');
  await page.goto('/contact-us');
  await form.send('Unclaimed');
  await expect(form.status).toHaveText(words.endpoint.unclear);
  await expect(form.message).toHaveValue('Unclaimed');
});

test('sends what is documented, and keeps nothing of it', async ({ page, endpoint }) => {
  const weight = new PageWeight(page);
  await page.goto('/contact-us', { waitUntil: 'networkidle' });
  expect(await weight.bytes('script')).toBeGreaterThan(0);
  expect(await weight.script()).toBeLessThanOrEqual(DELIVERING['script in all']);
  const form = contactForm(page);
  await form.send('Shape');
  await expect(form.status).toHaveText(words.endpoint.sent);
  const { fields, headers } = endpoint.arrived()[0] ?? {};
  expect(fields).toEqual({
    name: 'Ada Example',
    email: 'ada@example.com',
    phone: '',
    message: 'Shape',
    access_key: 'public-key',
    idempotency_key: expect.stringMatching(/^\d+(-\d+){3}$/),
    written_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  expect(headers?.['accept']).toBe('application/json');
  expect(headers?.['content-type']).toMatch(/^multipart\/form-data/);
  expect(headers?.['cookie']).toBeUndefined();
  expect(await storedKeys(page)).toEqual([]);
});

test('says each mistake at its field, by mouse and by keyboard', async ({ page, endpoint }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/contact-us');
  const form = contactForm(page);
  await form.phone.fill('call me');
  await form.submit.click();
  const { nameMissing, answerMissing, phoneWrong, messageMissing } = words.errors;
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveAccessibleDescription(nameMissing);
  await expect(form.name).toHaveAttribute('aria-invalid', 'true');
  await expect(form.phone).toHaveAccessibleDescription(`${phoneWrong} ${words.answerHint}`);
  await expect(form.message).toHaveAccessibleDescription(messageMissing);
  await expect(form.email).toHaveAttribute('aria-invalid', 'false');
  expect(await axeFaults(page, CONTACT)).toEqual([]);
  const fields = [form.name, form.email, form.phone];
  const boxes = await Promise.all(fields.map((field) => field.boundingBox()));
  const heights = boxes.map((box) => box?.height ?? NaN);
  // Fields side by side keep about the same height, one with a mistake or not.
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(4);
  await form.name.pressSequentially('A');
  await expect(form.name).toHaveAccessibleDescription('');
  await expect(form.name).toHaveAttribute('aria-invalid', 'false');
  await expect(form.message).toHaveAccessibleDescription(messageMissing);
  await form.phone.fill('');
  await form.submit.click();
  await expect(form.email).toHaveAccessibleDescription(`${answerMissing} ${words.answerHint}`);
  // Either of the two is enough.
  await form.phone.fill('0803 123 4567');
  await expect(form.email).toHaveAccessibleDescription(words.answerHint);
  expect(endpoint.requests()).toBe(0);
  await form.send('Put right');
  await expect(form.status).toHaveText(words.endpoint.sent);
  await expect(form.name).toHaveAttribute('aria-invalid', 'false');
  await expect(form.name).toHaveAccessibleDescription('');
  expect(endpoint.arrived()).toHaveLength(1);

  await form.email.focus();
  await page.keyboard.press('Enter');
  await expect(form.name).toBeFocused();
  for (const text of ['Ada Example', '', '0803-123 4567', 'Written with keys']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(form.status).toHaveText(words.endpoint.sent);
  await expect(form.status).toBeFocused();
  expect(endpoint.arrived()[1]?.fields).toMatchObject({ phone: '0803-123 4567', email: '' });
});

test('keeps and sends text typed before the script arrives', async ({ page, endpoint }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>();
  await page.route(`**/${ASSETS_FOLDER}/*.js`, async (route) => {
    await held;
    await route.continue();
  });
  const form = contactForm(page);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await form.write('Typed early');
  letGo(undefined);
  await expect(form.clear).toBeVisible();
  await expect(form.message).toHaveValue('Typed early');
  await form.submit.click();
  await expect(form.status).toHaveText(words.endpoint.sent);
  expect(endpoint.arrived()[0]?.fields['idempotency_key']).toBeDefined();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('posts the form and shows the thank-you page', async ({ page, dist, endpoint }) => {
    // The service redirects visitors to the site's own address, which does not serve this copy.
    // Playwright's routes do not see redirects.
    const session = await page.context().newCDPSession(page);
    session.on('Fetch.requestPaused', ({ requestId }) => {
      const body = readFileSync(new URL('thank-you.html', dist), 'base64');
      const answer = { requestId, responseCode: 200, body };
      // The icon may be requested after the test.
      session.send('Fetch.fulfillRequest', answer).catch(() => {});
    });
    await session.send('Fetch.enable', { patterns: [{ urlPattern: `${SITE_ADDRESS}/*` }] });
    await page.goto('/contact-us');
    const form = contactForm(page);
    await form.submit.click();
    // The browser requires a name.
    expect(endpoint.requests()).toBe(0);
    await form.write('No script');
    await form.phone.fill('+234 (0) 803-123 4567');
    await form.submit.click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thankYou.heading);
    await expect(page.getByText(words.thankYou.text)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(endpoint.arrived()[0]?.fields).toEqual({
      name: 'Ada Example',
      email: 'ada@example.com',
      phone: '+234 (0) 803-123 4567',
      message: 'No script',
      access_key: 'public-key',
      _gotcha: '',
      _next: `${SITE_ADDRESS}/thank-you`,
    });
  });
});
