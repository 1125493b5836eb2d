import { test as base, expect, type Page } from '@playwright/test';
import { content } from '../support/content.ts';
import {
  contactForm,
  labels,
  once,
  serveDelivering,
  violations,
  words,
  type Delivering,
} from './delivering.ts';

const byEmail = once(() => serveDelivering('to: email'));
const byWhatsApp = once(() => serveDelivering('to: whatsapp\nnumber: "+234 803 123 4567"'));
const test = base.extend<{ byEmail: Delivering; byWhatsApp: Delivering }>({
  byEmail: [async ({}, use) => use(await byEmail()), { scope: 'test', timeout: 180_000 }],
  byWhatsApp: [async ({}, use) => use(await byWhatsApp()), { scope: 'test', timeout: 180_000 }],
});

test.describe.configure({ mode: 'default' });

const TEXT = 'Ẹ káàsán!\n50 % & more? #1 + "two"';
const composed = (lineBreak: string) =>
  `${labels.name}: Ada Example\n${labels.email}: ada@example.com\n\n${TEXT}`.replaceAll(
    '\n',
    lineBreak,
  );

/** Catches the address that the page hands over, instead of letting another program open. */
async function catchAddress(page: Page): Promise<() => Promise<URL>> {
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(
        '[href^="mailto:"], [href*="?text="]',
      );
      if (!link) return;
      event.preventDefault();
      document.documentElement.dataset['opened'] = link.href;
    });
  });
  return async () => {
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-opened');
    return new URL((await html.getAttribute('data-opened')) ?? '');
  };
}

test('the mail program opens with everything filled in', async ({ page, byEmail }) => {
  const opened = await catchAddress(page);
  await page.goto(`${byEmail.url}/contact-us`);
  const form = contactForm(page);
  await form.submit.click();
  await expect(form.mistakes).toBeFocused();
  await form.write(TEXT);
  await form.submit.click();
  const { protocol, pathname, searchParams } = await opened();
  expect(protocol + pathname).toBe(`mailto:${content('organisation').supportEmail}`);
  expect(searchParams.get('subject')).toBe(words.email.subject.replace('{name}', 'Ada Example'));
  expect(searchParams.get('body')).toBe(composed('\r\n'));
  await expect(form.status).toHaveText(words.email.opened);
  await expect(page.getByRole('link', { name: words.email.again })).toBeVisible();
  // Whether it was sent is not ours to know.
  await page.reload();
  await expect(form.message).toHaveValue(TEXT);
  expect(await violations(page)).toEqual([]);
});

test('the chat opens with everything filled in', async ({ page, byWhatsApp }) => {
  const opened = await catchAddress(page);
  await page.goto(`${byWhatsApp.url}/contact-us`);
  const form = contactForm(page);
  await form.write(TEXT);
  await form.submit.click();
  const { origin, pathname, searchParams } = await opened();
  expect(origin + pathname).toBe('https://wa.me/2348031234567');
  expect(searchParams.get('text')).toBe(composed('\n'));
  await expect(form.status).toHaveText(words.whatsapp.opened);
  await expect(form.message).toHaveValue(TEXT);
  expect(await violations(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form itself is one of the mail program', async ({ page, byEmail }) => {
    await page.goto(`${byEmail.url}/contact-us`);
    const { form } = contactForm(page);
    const support = content('organisation').supportEmail;
    await expect(form).toHaveAttribute('action', `mailto:${support}`);
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('enctype', 'text/plain');
  });

  test('the chat is a link, and no form pretends to send', async ({ page, byWhatsApp }) => {
    await page.goto(`${byWhatsApp.url}/contact-us`);
    await expect(page.getByRole('link', { name: words.whatsapp.chat })).toHaveAttribute(
      'href',
      'https://wa.me/2348031234567',
    );
    await expect(contactForm(page).form).toBeHidden();
  });
});
