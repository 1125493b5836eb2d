import type { Mistake } from '../files/mistakes.ts';
import { element } from './element.ts';
import { whenLaidOut } from './when-laid-out.ts';

const FIELD = '.field[data-key-path]';

/** What is said of a field of the open form. */
type Told = Pick<Mistake, 'keyPath' | 'message'>;

/**
 * Marks fields of the open form, as the CMS lays them out.
 * @param className of a mark, which stands below the name of its field
 * @returns says which fields are marked from now on
 */
export function marks(className: string): (told: readonly Told[]) => void {
  let sentences: ReadonlyMap<string, string> = new Map();
  let isWatching = false;
  /** Puts what is told below the name of each field, and takes away what is not any longer. */
  const show = () => {
    for (const field of document.querySelectorAll<HTMLElement>(FIELD)) {
      const sentence = sentences.get(field.dataset['keyPath'] ?? '') ?? '';
      const mark = field.querySelector(`:scope > .${className}`);
      if ((mark?.textContent ?? '') === sentence) continue;
      mark?.remove();
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
export const markMistakes = marks('mistake');
