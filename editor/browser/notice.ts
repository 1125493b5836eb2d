function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...inside: (Node | string)[]) {
  const made = document.createElement(tag);
  made.append(...inside);
  return made;
}

/** Shows a sentence and a list below it, until they are closed. */
export function showNotice(sentence: string, lines: readonly string[]): void {
  const close = element('button', 'OK');
  const list = element('ul', ...lines.map((line) => element('li', line)));
  const notice = element('dialog', element('p', sentence), list, close);
  notice.ariaLabel = 'Notice';
  close.addEventListener('click', () => notice.close());
  notice.addEventListener('close', () => notice.remove());
  document.body.append(notice);
  notice.showModal();
}
