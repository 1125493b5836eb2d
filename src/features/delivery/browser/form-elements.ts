import { FIELDS, type FieldName, type Fields } from '../fields.ts';
import type { ContactSettings } from '../rendering.ts';
import css from './scripted-form.css?inline';

function formIn(page: Document): HTMLFormElement {
  const form = page.querySelector('[data-hook="contact-form"]');
  if (form instanceof HTMLFormElement) return form;
  throw new Error('This page has no contact form.');
}

/** The delivering form. Until this loads the browser submits it: a post, or the mail program. */
export const form = formIn(document);

/** The settings file. If it cannot be loaded, the browser goes on submitting the form. */
const file = document.querySelector<HTMLLinkElement>('link[as="fetch"]')?.href ?? '';
export const settings = (await (await fetch(file)).json()) as ContactSettings;

// The policy allows adopted style sheets; very old browsers show the elements without style.
if ('adoptedStyleSheets' in document) {
  const style = new CSSStyleSheet();
  style.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
}

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = Object.assign(document.createElement(tag), properties);
  created.append(...children);
  return created;
}

/** The status line, where the page reports the outcome of a message. */
export const status = element('p', { className: 'delivery-status', tabIndex: -1 });
status.setAttribute('role', 'status');
form.after(status);

export function control(name: FieldName): HTMLInputElement | HTMLTextAreaElement {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) return input;
  throw new Error(`The form has no field "${name}".`);
}

const typed = (name: FieldName) => control(name).value.trim();

/** What the visitor typed, without spaces around it. */
export const readFields = (): Fields => ({
  name: typed('name'),
  email: typed('email'),
  phone: typed('phone'),
  message: typed('message'),
});

/** Fills the form in; a field without a text is emptied. */
export function writeFields(fields: { [Name in FieldName]?: string | undefined }): void {
  for (const name of FIELDS) control(name).value = fields[name] ?? '';
}

/** Shows a text in the status line; screen readers announce it (ARIA, `role="status"`). */
export function showStatus(text: string, { focus = false, tone = '' } = {}): void {
  // Screen readers would announce the same text again if it was set again.
  if (status.textContent !== text) status.textContent = text;
  status.dataset['tone'] = tone;
  if (focus) status.focus();
}
