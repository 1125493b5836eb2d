import type { Mistake } from '../files/mistakes.ts';
import { element } from './element.ts';
import { whenLaidOut } from './when-laid-out.ts';

const FIELD = '.field[data-key-path]';

/** A message for a field of the open form. */
type FieldMessage = Pick<Mistake, 'keyPath' | 'message'>;

/**
 * Shows messages below the names of fields of the open form, as the CMS lays them out.
 * @param className of a message
 * @returns shows these messages from now on, and no others of that class
 */
export function fieldMessages(className: string): (messages: readonly FieldMessage[]) => void {
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
  return (messages) => {
    const fields = Map.groupBy(messages, ({ keyPath }) => keyPath);
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
