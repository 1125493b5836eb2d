import type { Mistake } from '../files/mistakes.ts';
import { element } from './element.ts';
import { whenLaidOut } from './when-laid-out.ts';

const FIELD = '.field[data-key-path]';

/** What is said of a field of the open form. */
type Told = Pick<Mistake, 'keyPath' | 'message'>;

/**
 * Shows messages below the names of fields of the open form, as the CMS lays them out.
 * @param className of a message
 * @returns shows these messages from now on, and no others of that class
 */
export function fieldMessages(className: string): (told: readonly Told[]) => void {
  let sentences: ReadonlyMap<string, string> = new Map();
  let isWatching = false;
  const show = () => {
    for (const field of document.querySelectorAll<HTMLElement>(FIELD)) {
      const sentence = sentences.get(field.dataset['keyPath'] ?? '') ?? '';
      const shown = field.querySelector(`:scope > .${className}`);
      if ((shown?.textContent ?? '') === sentence) continue;
      shown?.remove();
      if (sentence === '') continue;
      field.querySelector(':scope > header')?.after(element('p', { className }, sentence));
    }
  };
  return (told) => {
    const fields = Map.groupBy(told, ({ keyPath }) => keyPath);
    sentences = new Map(
      [...fields].map(([field, all]) => [field, all.map(({ message }) => message).join(' ')]),
    );
    show();
    if (!isWatching) whenLaidOut(show);
    isWatching = true;
  };
}

/** Marks the fields of the open form that are to be corrected. */
export const showMistakes = fieldMessages('mistake');
