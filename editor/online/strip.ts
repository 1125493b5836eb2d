import { element } from '../browser/element.ts';
import type { Said } from './sentences.ts';

let strip: HTMLElement | undefined;
let hidden = '';

/**
 * Says at the lower edge of the editor what becomes of a save, until it is closed or something else
 * is to be said.
 */
export function say(said: Said | undefined): void {
  // There before it says anything: only then screen readers tell what comes into it.
  if (!strip) {
    strip = element('div', { className: 'online', role: 'status', ariaLabel: 'After saving' });
    document.body.append(strip);
  }
  const text = said?.text ?? '';
  const all = text + (said?.advice ?? '');
  if (strip.dataset['text'] === all) return;
  strip.dataset['text'] = all;
  strip.replaceChildren();
  if (!said) hidden = '';
  if (!said || text === hidden) return;
  const words = element('p', {}, text);
  const onclick = () => {
    hidden = text;
    strip?.replaceChildren();
  };
  if (said.link) {
    const { text: name, href } = said.link;
    words.append(' ', element('a', { href, target: '_blank', rel: 'noopener' }, name));
  }
  strip.append(words);
  if (said.advice) strip.append(element('p', { className: 'advice' }, said.advice));
  strip.append(element('button', { type: 'button', ariaLabel: 'Close', onclick }, '×'));
}
