import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { serve } from '../../scripts/serve.ts';
import { content } from '../support/content.ts';
import { fields, whole } from '../support/fields.ts';
import { folderWith } from '../support/folder-with.ts';
import { distOf } from '../support/shared-build.ts';

/** How long the form waits, short enough for tests, in ms. */
const TIMEOUTS = {
  answer: Number(process.env['ANSWER_WITHIN'] ?? 700),
  retries: [300, 600, 1000],
  writing: 0,
};

/** Where a service leads visitors back to. */
export const SITE_ADDRESS = 'https://example.org';

export const words = content('delivery');
export const labels = content('contact-us').form;

/** Makes something at the first call, and gives the same at every other one. */
export function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}

/** The built site with other hosts in its texts, and in their compressed copies. */
function rewritten(dist: URL, change: (text: string) => string): URL {
  const copy = folderWith();
  const folder = fileURLToPath(copy);
  cpSync(dist, copy, { recursive: true });
  for (const file of globSync('**/*.{html,js,json}', { cwd: folder })) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const changed = change(text);
    if (changed === text) continue;
    writeFileSync(path, changed);
    if (existsSync(`${path}.br`)) writeFileSync(`${path}.br`, brotliCompressSync(changed));
    rmSync(`${path}.gz`, { force: true });
  }
  return copy;
}

/** Stands for the endpoint's host in `delivery`, and in the build that all workers share. */
export const HOST = '127.0.0.1:47001';

/**
 * Serves a copy of the site that delivers as `delivery`, a part of organisation.yaml, says.
 * @param endpoint address of this worker's own endpoint
 * @returns its address, and the folder of the build, in which HOST stands for the endpoint
 */
export async function serveDelivering(
  name: string,
  delivery: object,
  endpoint: string,
  timeouts: object = TIMEOUTS,
) {
  const facts = { siteAddress: SITE_ADDRESS, contact: { delivery: whole(delivery) } };
  const dist = await distOf({
    name,
    changes: () => ({ 'content/organisation.yaml': fields(facts) }),
    env: { ALLOW_LOCAL_ENDPOINTS: 'yes', CONTACT_TIMEOUTS: JSON.stringify(timeouts) },
  });
  const own = rewritten(dist, (text) => text.replaceAll(HOST, new URL(endpoint).host));
  const { url } = await serve({ dist: own });
  return { url, dist };
}

export type Delivering = Awaited<ReturnType<typeof serveDelivering>>;

/** The contact form as a visitor finds it. */
export function contactForm(page: Page) {
  const form = page.getByRole('form', { name: labels.label });
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true });
  const [name, email, message] = [labels.name, labels.email, labels.message].map(field) as [
    ReturnType<typeof field>,
    ReturnType<typeof field>,
    ReturnType<typeof field>,
  ];
  return {
    form,
    name,
    email,
    phone: field(labels.phone),
    message,
    submit: form.getByRole('button', { name: labels.submit }),
    clear: form.getByRole('button', { name: words.clear }),
    /** What the page says about the message. */
    status: page.locator('main [role="status"][tabindex]'),
    mistakes: page.getByRole('group', { name: words.errors.heading }),
    waiting: page.getByRole('region', { name: words.waiting.heading }),
    /** Fills the form in at once, as a browser does for its visitor. */
    write: (text: string) =>
      message.evaluate((control: HTMLTextAreaElement, words) => {
        const values = { name: 'Ada Example', email: 'ada@example.com', message: words };
        for (const [key, value] of Object.entries(values)) {
          const field = control.form?.elements.namedItem(key) as HTMLInputElement;
          field.value = value;
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
      }, text),
  };
}

/** What axe finds wrong in the part of the page that is about contact. */
export async function violations(page: Page): Promise<string[]> {
  const contact = new AxeBuilder({ page }).include('section[aria-labelledby="contact"]');
  const { violations } = await contact.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
}
