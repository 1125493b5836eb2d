import { FIELDS, type FieldName, type Fields } from '../fields.ts';
import type { ContactSettings } from '../settings.ts';

/**
 * The contact form when it delivers. Before this loads the form is whole and its submit is the browser's own: a post
 * to the endpoint, or the mail program.
 */

/** Finds a part of the form that the page always has. */
export function part<Type extends Element = HTMLElement>(hook: string): Type {
  return document.querySelector(`[data-hook="contact-${hook}"]`) as Type;
}

export const form = part<HTMLFormElement>('form');
export const settings = JSON.parse(part('settings').textContent) as ContactSettings;

export function control(name: FieldName): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

export function readFields(): Fields {
  const data = new FormData(form);
  return Object.fromEntries(
    FIELDS.map((name) => [name, (data.get(name) as string).trim()]),
  ) as Fields;
}

/** Tells eyes and ears what became of the message. */
export function say(text: string, { focus = false, tone = '' } = {}): void {
  const status = part('status');
  status.textContent = text;
  status.dataset['tone'] = tone;
  if (focus) status.focus();
}
