import { element } from '../browser/element.ts';
import type { StatusMessage } from './sentences.ts';

let bar: HTMLElement | undefined;
let hidden = '';

/**
 * Says at the lower edge of the editor what becomes of a save, until it is closed or something else
 * needs saying.
 */
export function showStatus(message: StatusMessage | undefined): void {
  // Added while empty: screen readers announce only what changes later.
  if (!bar) {
    bar = element('div', { className: 'online', role: 'status', ariaLabel: 'After saving' });
    document.body.append(bar);
  }
  const text = message?.text ?? '';
  const all = text + (message?.advice ?? '');
  if (bar.dataset['text'] === all) return;
  bar.dataset['text'] = all;
  bar.replaceChildren();
  if (!message) hidden = '';
  if (!message || text === hidden) return;
  const words = element('p', {}, text);
  const onclick = () => {
    hidden = text;
    bar?.replaceChildren();
  };
  if (message.link) {
    const { text: name, href } = message.link;
    words.append(' ', element('a', { href, target: '_blank', rel: 'noopener' }, name));
  }
  bar.append(words);
  if (message.advice) bar.append(element('p', { className: 'advice' }, message.advice));
  bar.append(element('button', { type: 'button', ariaLabel: 'Close', onclick }, '×'));
}
