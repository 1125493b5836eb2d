import type { Page } from '@playwright/test';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { serve } from '../../scripts/serve.ts';
import { delivering, HOST } from '../fixtures/delivering.ts';
import { content } from '../support/content.ts';
import { folderWith } from '../support/folder-with.ts';
import { distOf } from '../support/shared-build.ts';

export const words = content('delivery');
export const labels = content('contact-us').form;

/** Calls `make` once, and returns the same result ever after. */
export function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}

/** The section of the page about contact, for axe. */
export const CONTACT = 'section[aria-labelledby="contact"]';

/**
 * Serves the site of {@link delivering}.
 * @param endpoint address of this worker's own endpoint
 * @returns its address, and the folder of the build, which has HOST in place of the endpoint
 */
export async function serveDeliverySite(endpoint: string) {
  const dist = await distOf(delivering);
  const own = folderWith();
  cpSync(dist, own, { recursive: true, filter: (path) => !path.endsWith('.gz') });
  for (const file of globSync('**/*.{html,js,json}', { cwd: fileURLToPath(own) })) {
    const place = new URL(file, own);
    const text = readFileSync(place, 'utf8');
    if (!text.includes(HOST)) continue;
    const changed = text.replaceAll(HOST, new URL(endpoint).host);
    writeFileSync(place, changed);
    writeFileSync(new URL(`${file}.br`, own), brotliCompressSync(changed));
  }
  const { url } = await serve({ dist: own });
  return { url, dist };
}

export type DeliverySite = Awaited<ReturnType<typeof serveDeliverySite>>;

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
