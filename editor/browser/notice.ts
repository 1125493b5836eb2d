import { element } from './element.ts';

/** Shows a sentence and a list below it, until they are closed. */
export function showNotice(sentence: string, lines: readonly string[]): void {
  const close = element('button', { onclick: () => notice.close() }, 'OK');
  const list = element('ul', {}, ...lines.map((line) => element('li', {}, line)));
  const message = element('p', {}, sentence);
  const notice = element('dialog', { ariaLabel: 'Notice' }, message, list, close);
  notice.addEventListener('close', () => notice.remove());
  document.body.append(notice);
  notice.showModal();
}
