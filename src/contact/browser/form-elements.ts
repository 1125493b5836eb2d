import { FIELDS, type FieldName, type Fields } from '../fields.ts';
import type { ContactSettings } from '../settings.ts';
import css from './scripted-form.css?inline';

/**
 * The form that delivers. Before this loads it is whole, and its submit is the browser's own: a
 * post to the endpoint, or the mail program.
 */
export const form = document.querySelector('[data-hook="contact-form"]') as HTMLFormElement;

/** A file of its own, so that the page stays light; without it the form stays the browser's own. */
const file = document.querySelector<HTMLLinkElement>('link[as="fetch"]')?.href ?? '';
export const settings = (await (await fetch(file)).json()) as ContactSettings;

// By script, as the policy allows; very old browsers show the same parts without style.
if ('adoptedStyleSheets' in document) {
  const style = new CSSStyleSheet();
  style.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
}

/** Makes an element with these properties around these children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** Where the page says what became of the message. */
export const status = element('p', { className: 'delivery-status', tabIndex: -1 });
status.setAttribute('role', 'status');
form.after(status);

export const control = (name: FieldName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

export const readFields = () =>
  Object.fromEntries(FIELDS.map((name) => [name, control(name).value.trim()])) as Fields;

export function writeFields(fields: { [Name in FieldName]?: string | undefined }): void {
  for (const name of FIELDS) control(name).value = fields[name] ?? '';
}

/** Shows what became of the message, and has screen readers say it (ARIA, `role="status"`). */
export function say(text: string, { focus = false, tone = '' } = {}): void {
  // Set anew, even the same words would be read out again.
  if (status.textContent !== text) status.textContent = text;
  status.dataset['tone'] = tone;
  if (focus) status.focus();
}
