import { shown } from './characters.ts';

/** Names in braces, addresses and what a text says in another alphabet by itself. */
const NO_WORDS = /\{[^}]*\}|https?:\S+|\S+@\S+/g;
/** So many words in a row of another alphabet are no name any more. */
const WORDS_OF_A_NAME = 4;

function letters(script: string): RegExp | undefined {
  try {
    return new RegExp(`\\p{Script=${script}}`, 'gu');
  } catch {
    // Languages with several alphabets, such as Japanese, have no single one to look for.
    return undefined;
  }
}

/**
 * What is wrong with the alphabet of a text, as a sentence: Arabic that was left in a French page, English in an Arabic
 * one (Unicode, the property Script). Names may stand in Latin letters everywhere.
 * @param code the language that the text should be in
 */
export function letterProblem(text: string, code: string): string | undefined {
  const script = new Intl.Locale(code).maximize().script ?? '';
  const own = letters(script);
  if (!own) return undefined;
  const words = text.replace(NO_WORDS, ' ');
  const name = new Intl.DisplayNames(['en'], { type: 'script' }).of(script) ?? script;
  const expected = `expected words in the letters of this language (${name}), found "${shown(text)}"`;
  if (script === 'Latn') {
    return /(?!\p{Script=Latin})\p{L}/u.test(words.replace(/[\p{Lm}\p{Script=Common}]/gu, ''))
      ? expected
      : undefined;
  }
  // An address such as `is-it-free` counts as one.
  const latin = words.match(/\p{Script=Latin}[\p{Script=Latin}-]*/gu) ?? [];
  return latin.length >= WORDS_OF_A_NAME && !words.match(own) ? expected : undefined;
}
