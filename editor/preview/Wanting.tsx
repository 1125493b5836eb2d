import type { Beside } from '../files/translation.ts';

const plural = new Intl.PluralRules('en');

/** What is said of one text, and of several. */
const SAID = {
  missing: ['text is still to be translated.', 'texts are still to be translated.'],
  absent: [
    'text of the first language is not here: the page is shown without it.',
    'texts of the first language are not here: the page is shown without them.',
  ],
  same: [
    'text says the words of the first language.',
    'texts say the words of the first language.',
  ],
  stale: ['text was translated from other words.', 'texts were translated from other words.'],
};

/** Says how many texts of a translation are still to be done; nothing where none is. */
export function Wanting({ texts }: { texts: readonly Beside[] }) {
  const sentences = Object.entries(SAID).flatMap(([what, [one, several]]) => {
    const { length } = texts.filter(({ wanting }) => wanting === what);
    return length > 0 ? `${length} ${plural.select(length) === 'one' ? one : several}` : [];
  });
  if (sentences.length === 0) return null;
  return <p className="wanting">{sentences.join(' ')} The form marks them.</p>;
}
