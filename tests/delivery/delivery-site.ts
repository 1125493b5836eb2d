import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { EXAMPLE } from '../support/test-example.ts';

export const words = content('delivery', EXAMPLE);
export const labels = content('contact-us').form;

/** The section of the page about contact, for axe. */
export const CONTACT = 'section[aria-labelledby="contact"]';

/** Changes the form before its script runs. @param given for the function, which runs in the page */
export async function changeForm<Given>(
  page: Page,
  change: (form: HTMLFormElement, given: Given) => void,
  given: Given,
): Promise<void> {
  const call = `(${String(change)})(document.querySelector('main form'), ${JSON.stringify(given)})`;
  await page.addInitScript(
    `document.addEventListener('readystatechange', () => ${call}, { once: true });`,
  );
}

/** Locators of the contact form. */
export function contactForm(page: Page) {
  const form = page.getByRole('form', { name: labels.label });
  const field = (name: 'name' | 'email' | 'phone' | 'message') =>
    form.getByRole('textbox', { name: labels[name], exact: true });
  const { open } = words.saved;
  const submit = form.getByRole('button', { name: labels.submit });
  /** Fills the form at once, like a browser's autofill. */
  const write = (message: string) =>
    form.evaluate(
      ({ elements }: HTMLFormElement, values) => {
        for (const [key, value] of Object.entries(values)) {
          const control = elements.namedItem(key);
          if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
            throw new Error(`There is no field ${key}.`);
          control.value = value;
          control.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
      },
      { name: 'Ada Example', email: 'ada@example.com', message },
    );
  return {
    form,
    submit,
    write,
    name: field('name'),
    email: field('email'),
    phone: field('phone'),
    message: field('message'),
    clear: form.getByRole('button', { name: words.clear }),
    /** The status line. */
    status: page.locator('main [role="status"][tabindex]'),
    /** What offers a text that is saved on the device. */
    offer: page.getByRole('group').filter({ has: page.getByRole('button', { name: open }) }),
    open: page.getByRole('button', { name: open }),
    delete: page.getByRole('button', { name: words.saved.delete }),
    /** Writes a message and presses the button. */
    async send(message: string) {
      await write(message);
      await submit.click();
    },
  };
}
