import type { Page } from '@playwright/test';
import { distOfExample, EMAIL } from '../fixtures/example.ts';
import { extremes, FIELD_LINE } from '../fixtures/extremes.ts';
import { axeFaults } from '../support/accessibility.ts';
import { content, fill } from '../support/content.ts';
import { expect, test } from '../support/test.ts';
import { testWith } from '../support/test-with.ts';
import { CONTACT, contactForm, labels, words } from './delivery-site.ts';

const byEmail = test.extend({
  dist: [
    async ({}, use) => use(await distOfExample()),
    // The example takes twice as long to build as other copies.
    { scope: 'test', timeout: 300_000 },
  ],
});
const byWhatsApp = testWith(extremes);

test.describe.configure({ mode: 'default' });

const TEXT = 'Ẹ káàsán!\n50 % & more? #1 + "two"';
/** The expected message, each field formatted by `line`. */
function composed(line: string): string {
  const name = fill(line, { field: labels.name, value: 'Ada Example' });
  const email = fill(line, { field: labels.email, value: 'ada@example.com' });
  return `${name}\n${email}\n\n${TEXT}`;
}

/** Hands a message over, and gives the address that would open the other program. */
async function handOver(page: Page, opened: string, text = TEXT): Promise<URL> {
  await page.addInitScript(() => {
    window.open = (address) => {
      document.documentElement.dataset['opened'] = String(address);
      return null;
    };
  });
  await page.goto('/contact-us');
  const form = contactForm(page);
  await form.submit.click();
  await expect(form.name).toBeFocused();
  await form.send(text);
  await expect(form.status).toHaveText(opened);
  const address = await page.locator('html').getAttribute('data-opened');
  expect(await axeFaults(page, CONTACT)).toEqual([]);
  // The page cannot know whether it was sent.
  await page.reload();
  await expect(form.message).toHaveValue(text);
  return new URL(address ?? '');
}

byEmail('opens the mail program with the whole message', async ({ page }) => {
  const { protocol, pathname, searchParams } = await handOver(
    page,
    content('delivery', { email: EMAIL }).email.opened,
  );
  expect(protocol + pathname).toBe(`mailto:${EMAIL}`);
  expect(searchParams.get('subject')).toBe(words.email.subject.replace('{name}', 'Ada Example'));
  expect(searchParams.get('body')).toBe(composed(words.fieldLine).replaceAll('\n', '\r\n'));
});

byWhatsApp('opens the chat with the whole message', async ({ page }) => {
  const { origin, pathname, searchParams } = await handOver(page, words.whatsapp.opened);
  expect(origin + pathname).toBe('https://wa.me/2348031234567');
  expect(searchParams.get('text')).toBe(composed(FIELD_LINE));
});

byEmail('leaves a mail empty that is too long for a link, and says so', async ({ page }) => {
  const long = 'Ẹ káàsán '.repeat(150).trim();
  const { tooLong } = content('delivery', { email: EMAIL }).email;
  const { searchParams } = await handOver(page, tooLong, long);
  expect([...searchParams.keys()]).toEqual(['subject']);
});

test.describe('without script', () => {
  byEmail.use({ javaScriptEnabled: false });
  byWhatsApp.use({ javaScriptEnabled: false });

  byEmail('posts the form to the mail program', async ({ page }) => {
    await page.goto('/contact-us');
    const { form } = contactForm(page);
    await expect(form).toHaveAttribute('action', `mailto:${EMAIL}`);
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('enctype', 'text/plain');
  });

  byWhatsApp('links to the chat, and hides the form', async ({ page }) => {
    await page.goto('/contact-us');
    const chat = page.getByRole('link', { name: words.whatsapp.chat });
    await expect(chat).toHaveAttribute('href', 'https://wa.me/2348031234567');
    await expect(contactForm(page).form).toBeHidden();
  });
});
