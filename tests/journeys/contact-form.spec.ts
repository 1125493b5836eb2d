import type { Page, Request } from '@playwright/test';
import { nothingFilledIn } from '../fixtures/nothing-filled-in.ts';
import { content } from '../support/content.ts';
import { inEveryWay, WITH_SCRIPT } from '../support/journey.ts';
import { isOfBrowser } from '../support/requests.ts';
import { expect } from '../support/test.ts';
import { inState } from '../support/variant.ts';

/** The form as long as the team has not said where messages go; tests/delivery is about the others. */
const journey = inEveryWay(
  inState(content('organisation').contact.delivery === 'none', nothingFilledIn),
);

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

/** Whatever leaves the page from now on, but for parts of the page that load as they come into view. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request: Request) => {
    const isPart = ['image', 'script', 'font'].includes(request.resourceType());
    if (!isPart && !isOfBrowser(request, page.url())) {
      requests.push(`${request.method()} ${request.url()}`);
    }
  });
  return requests;
}

async function expectKept(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    await expect(field(page, label)).toHaveValue(text);
  }
}

journey('the fields ask for the right kind of input and nothing more', async ({ page, open }) => {
  await open('/contact-us');
  await expect(field(page, words.email)).toHaveAttribute('type', 'email');
  await expect(field(page, words.phone)).toHaveAttribute('inputmode', /tel|numeric/);
  for (const label of Object.keys(TYPED)) {
    await expect(field(page, label)).not.toHaveAttribute('required');
    await expect(field(page, label)).not.toHaveAttribute('maxlength');
  }
});

for (const [how, send] of [
  ['the button', (page: Page) => submit(page).click()],
  ['Enter', (page: Page) => field(page, words.email).press('Enter')],
] as const) {
  journey(
    `a message submitted by ${how} goes nowhere and stays as typed`,
    async ({ page, open, letScriptsArrive }) => {
      await open('/contact-us');
      const requests = requestsOf(page);
      const address = page.url();
      for (const [label, text] of Object.entries(TYPED)) await field(page, label).fill(text);
      const before = await page.getByRole('main').innerText();
      await send(page);
      await expectKept(page, TYPED);
      await letScriptsArrive();
      await expectKept(page, TYPED);
      await send(page);
      await expectKept(page, TYPED);
      expect(page.url()).toBe(address);
      expect(await page.getByRole('main').innerText()).toBe(before);
      expect(requests).toEqual([]);
      expect(await page.evaluate(() => history.length)).toBe(2);
    },
  );
}

journey('an empty form can be submitted and says nothing', async ({ page, open }) => {
  await open('/contact-us');
  const requests = requestsOf(page);
  const address = page.url();
  await submit(page).click();
  await expect(field(page, words.name)).toHaveValue('');
  expect(page.url()).toBe(address);
  expect(requests).toEqual([]);
});

journey('a pasted megabyte is kept as it is', async ({ page, open }) => {
  await open('/contact-us');
  const address = page.url();
  const megabyte = `${'Muziki wa Afrika. '.repeat(5)}\n`.repeat(11_500);
  // Set as a whole, as a paste does; `fill` types it letter by letter, which takes minutes.
  await field(page, words.message).evaluate((element: HTMLTextAreaElement, text) => {
    element.setRangeText(text);
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  }, megabyte);
  await submit(page).click();
  expect((await field(page, words.message).inputValue()) === megabyte).toBe(true);
  expect(page.url()).toBe(address);
});

journey('a phone number keeps its leading zero', async ({ page, open, letScriptsArrive }) => {
  await open('/contact-us');
  await field(page, words.phone).pressSequentially('0803');
  await letScriptsArrive();
  await field(page, words.phone).pressSequentially('1234');
  await expect(field(page, words.phone)).toHaveValue('08031234');
});

journey(
  'the phone field takes digits and a plus in front',
  async ({ page, open }) => {
    await open('/contact-us');
    await field(page, words.phone).pressSequentially('+23a4 (80)+3-1');
    await expect(field(page, words.phone)).toHaveValue('+2348031');
    await field(page, words.phone).press('ArrowLeft');
    await field(page, words.phone).pressSequentially('x9');
    await expect(field(page, words.phone)).toHaveValue('+23480391');
  },
  WITH_SCRIPT,
);
