import type { Mistake } from '../files/mistakes.ts';

const FIELD = '.field[data-key-path]';

let sentences: ReadonlyMap<string, string> = new Map();
let isWatching = false;

/** Puts what is to be corrected below the name of each field, and takes away what is not any longer. */
function show(): void {
  for (const field of document.querySelectorAll<HTMLElement>(FIELD)) {
    const sentence = sentences.get(field.dataset['keyPath'] ?? '') ?? '';
    const mark = field.querySelector(':scope > .mistake');
    if ((mark?.textContent ?? '') === sentence) continue;
    mark?.remove();
    if (sentence === '') continue;
    const made = document.createElement('p');
    made.className = 'mistake';
    made.textContent = sentence;
    field.querySelector(':scope > header')?.after(made);
  }
}

/** Marks the fields of the open form that are to be corrected. */
export function markMistakes(mistakes: readonly Mistake[]): void {
  const fields = Map.groupBy(mistakes, ({ keyPath }) => keyPath);
  sentences = new Map(
    [...fields].map(([field, all]) => [field, all.map(({ message }) => message).join(' ')]),
  );
  show();
  if (isWatching) return;
  isWatching = true;
  new MutationObserver(show).observe(document.body, { childList: true, subtree: true });
}
