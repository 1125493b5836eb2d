import { printable } from './characters.ts';

/** Names in braces and addresses, which every script writes in Latin letters. */
const NO_WORDS = /\{[^}]*\}|https?:\S+|\S+@\S+/g;
/** A text with this many Latin words is not a name. */
const MIN_FOREIGN_WORDS = 4;

function letters(script: string): RegExp | undefined {
  try {
    return new RegExp(`\\p{Script=${script}}`, 'gu');
  } catch {
    // `maximize` gives languages with several scripts, such as Japanese, a code without a property.
    return undefined;
  }
}

/**
 * Reports a text in the wrong script, as a sentence: Arabic on a French page, English on an Arabic
 * one (Unicode property Script). Names may be in Latin letters everywhere.
 * @param code the expected language
 */
export function letterProblem(text: string, code: string): string | undefined {
  const script = new Intl.Locale(code).maximize().script ?? '';
  const own = letters(script);
  if (!own) return undefined;
  const words = text.replace(NO_WORDS, ' ');
  const name = new Intl.DisplayNames(['en'], { type: 'script' }).of(script) ?? script;
  const expected = `expected words in the letters of this language (${name}), found "${printable(text)}"`;
  if (script === 'Latn') {
    return /(?!\p{Script=Latin})\p{L}/u.test(words.replace(/[\p{Lm}\p{Script=Common}]/gu, ''))
      ? expected
      : undefined;
  }
  // An id such as `is-it-free` counts as one word.
  const latin = words.match(/\p{Script=Latin}[\p{Script=Latin}-]*/gu) ?? [];
  return latin.length >= MIN_FOREIGN_WORDS && !words.match(own) ? expected : undefined;
}
