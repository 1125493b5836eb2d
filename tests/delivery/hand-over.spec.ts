import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { FormSettings } from '#site/features/delivery/form-settings.ts';
import { ASSETS_FOLDER } from '#site/shared/assets-folder.ts';
import { content, fill } from '../support/content.ts';
import { ROOT } from '../support/root.ts';
import { once } from '../support/sites.ts';
import { EXAMPLE, testExample as test } from '../support/test-example.ts';
import { expect } from '../support/test.ts';
import { changeForm, contactForm, labels, words } from './delivery-site.ts';

const { email, whatsapp, fieldLine } = content('delivery', EXAMPLE);
const MAIL = { ...email, link: `mailto:${EXAMPLE.email}` };
const CHAT = { ...whatsapp, link: 'https://wa.me/2348031234567', subject: undefined };
const LONG = 'Ẹ káàsán '.repeat(150).trim();

const TEXT = 'Ẹ káàsán!\n50 % & more? #1 + "two"';
/** The expected message, each field in a line. */
function composed(): string {
  const name = fill(fieldLine, { field: labels.name, value: 'Ada Example' });
  const address = fill(fieldLine, { field: labels.email, value: 'ada@example.com' });
  return `${name}\n${address}\n\n${TEXT}`;
}

/** The script of a form that opens another program: the example has that of an endpoint. */
const script = once(async () => {
  const input = 'src/site/features/delivery/browser/hand-over.ts';
  const options = { write: false, rolldownOptions: { input } };
  const built = await build({ configFile: false, logLevel: 'error', root: ROOT, build: options });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('Nothing was built.');
  return result.output[0].code;
});

/** Opens a form that hands messages over to another program. */
async function openForm(page: Page, settings: FormSettings['handOver']) {
  const change = ({ dataset }: HTMLFormElement, given: typeof settings) => {
    const before = JSON.parse(dataset['settings'] ?? '') as FormSettings;
    dataset['settings'] = JSON.stringify({ ...before, handOver: given, endpoint: undefined });
  };
  await changeForm(page, change, settings);
  const body = await script();
  await page.route(`**/${ASSETS_FOLDER}/*.js`, (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  );
  await page.addInitScript(() => {
    window.open = (address) => {
      document.documentElement.dataset['opened'] = String(address);
      return null;
    };
  });
  await page.goto('/contact-us');
  return contactForm(page);
}

/** Hands a message over. @returns the address that would open the other program */
async function handOver(page: Page, text: string, status: string): Promise<URL> {
  const form = contactForm(page);
  await form.send(text);
  await expect(form.status).toHaveText(status);
  return new URL((await page.locator('html').getAttribute('data-opened')) ?? '');
}

test('a visitor opens the mail program with the whole message, or a chat', async ({ page }) => {
  const form = await openForm(page, MAIL);
  await form.submit.click();
  await expect(form.name).toBeFocused();
  const { protocol, pathname, searchParams } = await handOver(page, TEXT, email.opened);
  expect(protocol + pathname).toBe(MAIL.link);
  expect(searchParams.get('subject')).toBe(words.email.subject.replace('{name}', 'Ada Example'));
  expect(searchParams.get('body')).toBe(composed().replaceAll('\n', '\r\n'));
  // The page cannot tell whether the message was sent.
  await page.reload();
  await expect(form.message).toHaveValue(TEXT);
  const empty = await handOver(page, LONG, email.tooLong);
  expect([...empty.searchParams.keys()]).toEqual(['subject']);

  await openForm(page, CHAT);
  const chat = await handOver(page, TEXT, whatsapp.opened);
  expect(chat.origin + chat.pathname).toBe(CHAT.link);
  expect(chat.searchParams.get('text')).toBe(composed());
  const { href } = await handOver(page, LONG, whatsapp.tooLong);
  expect(href).toBe(CHAT.link);
});
