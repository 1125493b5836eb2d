import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { requestsOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

/** The form without delivery; tests/delivery covers the others. */
test.skip(content('organisation').contact.delivery !== 'none', 'the form delivers messages');

const { form: words } = content('contact-us');

const TYPED = {
  [words.name]: 'Wanjirũ Ọlá 🥁 ‏مريم‏',
  [words.email]: 'wanjiru@example.org',
  [words.phone]: '08031234567',
  [words.message]: 'Line one\n<script>alert(1)</script> & "quotes" 🎶\nשלום مرحبا {organisation}',
};

const field = (page: Page, label: string) =>
  page.getByRole('form', { name: words.label }).getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: words.submit, exact: true });

async function expectKept(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    await expect(field(page, label)).toHaveValue(text);
  }
}

/** The ways to submit the form. */
const WAYS_TO_SEND = {
  'the button': (page: Page) => submit(page).click(),
  Enter: (page: Page) => field(page, words.email).press('Enter'),
};

// Until the scripts arrive it is a page without them.
test.describe('before the scripts arrive', () => {
  test.use({ way: 'before script' });

  test('sends nothing and keeps what was typed', async ({ page, open, letScriptsArrive }) => {
    await open('/contact-us');
    const requests = requestsOf(page);
    const address = page.url();

    await expect(field(page, words.email)).toHaveAttribute('type', 'email');
    await expect(field(page, words.phone)).toHaveAttribute('inputmode', /tel|numeric/);
    const constrained = page.locator('form :is([required], [maxlength])');
    await expect(constrained).toHaveCount(0);
    const empty = await page.getByRole('main').innerText();
    await submit(page).click();
    expect(await page.getByRole('main').innerText()).toBe(empty);

    const { [words.phone]: phone = '', ...others } = TYPED;
    const [start, end] = [phone.slice(0, 4), phone.slice(4)];
    for (const [label, text] of Object.entries(others)) await field(page, label).fill(text);
    await field(page, words.phone).pressSequentially(start);
    const before = await page.getByRole('main').innerText();
    const sendBothWays = async (typed: Record<string, string>) => {
      for (const [how, send] of Object.entries(WAYS_TO_SEND))
        await test.step(`a message submitted by ${how} stays as typed`, async () => {
          await send(page);
          await expectKept(page, typed);
        });
    };
    await sendBothWays({ ...others, [words.phone]: start });
    await letScriptsArrive();
    await expectKept(page, { ...others, [words.phone]: start });
    await test.step('a phone number keeps its leading zero', async () => {
      await field(page, words.phone).press('End');
      await field(page, words.phone).pressSequentially(end);
    });
    await sendBothWays(TYPED);
    expect(page.url()).toBe(address);
    expect(await page.getByRole('main').innerText()).toBe(before);

    expect(requests).toEqual([]);
    expect(await page.evaluate(() => history.length)).toBe(2);
  });
});

test('the phone field accepts digits of any script and a leading plus', async ({ page, open }) => {
  await open('/contact-us');
  const phone = field(page, words.phone);
  const status = page.getByRole('form', { name: words.label }).getByRole('status');
  await expect(status).toBeEmpty();
  await phone.pressSequentially('+23a4 (80)+3-1');
  await expect(status).toHaveText(words.digitsOnly);
  await expect(phone).toHaveValue('+2348031');
  await phone.press('ArrowLeft');
  await phone.pressSequentially('x9');
  await expect(phone).toHaveValue('+23480391');
  // Digits of other scripts are in src/site/features/delivery/fields.test.ts.
  await phone.fill('\u202a(+٢٣٤)\u2011٨٠٣\u202c');
  await expect(phone).toHaveValue('+234803');
});
