import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { serve } from '../../scripts/serve.ts';
import { content } from '../support/content.ts';
import { fields, whole } from '../support/fields.ts';
import { buildCopy } from '../support/site-copy.ts';

/** As patient as the tests can wait, in ms. */
export const PATIENCE = {
  answer: Number(process.env['ANSWER_WITHIN'] ?? 700),
  pauses: [300, 600, 1000],
  writing: 0,
};

/** Where a service leads visitors back to. */
export const SITE_ADDRESS = 'https://example.org';

export const words = content('delivery');
export const labels = content('contact-us').form;

/** Makes something at the first call, and gives the same at every other one until this worker ends. */
export function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}

/** Builds a copy of the site that delivers as this part of organisation.yaml says, and serves it. */
export async function serveDelivering(lines: string, patience: object = PATIENCE) {
  const env = { ALLOW_LOCAL_ENDPOINTS: 'yes', CONTACT_PATIENCE: JSON.stringify(patience) };
  const facts = { siteAddress: SITE_ADDRESS, contact: { delivery: whole(parse(lines)) } };
  const copy = await buildCopy({ 'content/organisation.yaml': fields(facts) }, { env });
  if (!copy.ok) throw new Error(copy.output);
  const { url } = await serve({ dist: copy.dist });
  return { url, dist: copy.dist };
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
    async write(text: string): Promise<void> {
      await name.fill('Ada Example');
      await email.fill('ada@example.com');
      await message.fill(text);
    },
  };
}

/** What axe finds wrong in the part of the page that is about contact; other tests look at the rest. */
export async function violations(page: Page): Promise<string[]> {
  const contact = new AxeBuilder({ page }).include('section[aria-labelledby="contact"]');
  const { violations } = await contact.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
}
