import { element } from '../browser/element.ts';
import type { Said } from './sentences.ts';

let strip: HTMLElement | undefined;
let hidden = '';

/** Says at the lower edge of the editor what becomes of a save, until it is closed or something else is to be said. */
export function say(said: Said | undefined): void {
  // There before it says anything: only then screen readers tell what comes into it.
  if (!strip) {
    strip = element('div', { className: 'online', role: 'status', ariaLabel: 'After saving' });
    document.body.append(strip);
  }
  const text = said?.text ?? '';
  if (strip.dataset['text'] === text + (said?.advice ?? '')) return;
  strip.dataset['text'] = text + (said?.advice ?? '');
  strip.replaceChildren();
  if (!said) hidden = '';
  if (!said || text === hidden) return;
  const words = element('p', { textContent: text });
  const close = element('button', { type: 'button', textContent: '×', ariaLabel: 'Close' });
  close.addEventListener('click', () => {
    hidden = text;
    strip?.replaceChildren();
  });
  if (said.link) {
    const { text: textContent, href } = said.link;
    words.append(' ', element('a', { textContent, href, target: '_blank', rel: 'noopener' }));
  }
  const advice = said.advice
    ? [element('p', { className: 'advice', textContent: said.advice })]
    : [];
  strip.append(words, ...advice, close);
}
