import { element } from '../browser/element.ts';
import type { Said } from './sentences.ts';

let bar: HTMLElement | undefined;
let hidden = '';

/**
 * Says at the lower edge of the editor what becomes of a save, until it is closed or something else
 * is to be said.
 */
export function showStatus(said: Said | undefined): void {
  // There before it says anything: only then screen readers tell what comes into it.
  if (!bar) {
    bar = element('div', { className: 'online', role: 'status', ariaLabel: 'After saving' });
    document.body.append(bar);
  }
  const text = said?.text ?? '';
  const all = text + (said?.advice ?? '');
  if (bar.dataset['text'] === all) return;
  bar.dataset['text'] = all;
  bar.replaceChildren();
  if (!said) hidden = '';
  if (!said || text === hidden) return;
  const words = element('p', {}, text);
  const onclick = () => {
    hidden = text;
    bar?.replaceChildren();
  };
  if (said.link) {
    const { text: name, href } = said.link;
    words.append(' ', element('a', { href, target: '_blank', rel: 'noopener' }, name));
  }
  bar.append(words);
  if (said.advice) bar.append(element('p', { className: 'advice' }, said.advice));
  bar.append(element('button', { type: 'button', ariaLabel: 'Close', onclick }, '×'));
}
