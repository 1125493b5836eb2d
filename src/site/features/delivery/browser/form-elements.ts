import { FIELDS, type FieldName, type MessageFields } from '../fields.ts';
import type { FormSettings } from '../form-settings.ts';
import css from './scripted-form.css?inline';

/** The form that delivers messages. Without this script the browser submits it. */
export const form = document.querySelector('[data-hook="contact-form"]') as HTMLFormElement;

export const formSettings = JSON.parse(form.dataset['settings'] ?? '') as FormSettings;

// The Content Security Policy allows adopted style sheets. Very old browsers get no style.
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

/** Adds a button that looks less important than the form's own. */
export function addButton(container: Element, label: string, act: () => void): HTMLButtonElement {
  const button = element('button', { className: 'delivery-button', type: 'button' }, label);
  button.addEventListener('click', act);
  container.append(button);
  return button;
}

/** The status line, where the page reports the outcome of a message. */
const statusLine = element('p', {
  className: 'delivery-status',
  role: 'status',
  tabIndex: -1,
});
form.after(statusLine);

export const control = (name: FieldName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

/** What the visitor typed, without spaces around it. */
export function readFields(): MessageFields {
  const typed = FIELDS.map((name) => [name, control(name).value.trim()]);
  return Object.fromEntries(typed) as MessageFields;
}

/** Fills the form in; a field without a text is emptied. */
export function writeFields(fields: Partial<MessageFields>): void {
  for (const name of FIELDS) control(name).value = fields[name] ?? '';
}

/** Shows a text in the status line; screen readers announce it (ARIA, `role="status"`). */
export function showStatus(text: string, { focus = false, tone = '' } = {}): void {
  // Setting the same text again would make screen readers announce it again.
  if (statusLine.textContent !== text) statusLine.textContent = text;
  statusLine.dataset['tone'] = tone;
  if (focus) statusLine.focus();
}
