import { printable } from './characters.ts';

/** The text without placeholders in braces and addresses, which are the same in every language. */
export const wordsOf = (text: string): string => text.replace(/\{[^}]*\}|https?:\S+|\S+@\S+/g, ' ');

/** A text with fewer Latin words may be a name, which can be Latin in any language. */
const MIN_FOREIGN_WORDS = 4;

/**
 * A language's script: its Unicode code such as `Latn`, its English name, a test for its letters.
 */
function scriptOf(language: string) {
  const code = new Intl.Locale(language).maximize().script ?? '';
  const name = new Intl.DisplayNames(['en'], { type: 'script' }).of(code) ?? code;
  try {
    return { code, name, letter: new RegExp(`\\p{Script=${code}}`, 'u') };
  } catch {
    // For languages with several scripts, such as Japanese, `maximize` gives a code that Unicode
    // has no property for.
    return undefined;
  }
}

/** Cached by language: finding a script takes a hundred times as long as checking a text. */
const scripts = new Map<string, ReturnType<typeof scriptOf>>();

/** A sentence if a text is in the wrong script (Unicode); short Latin names are accepted. */
export function scriptProblem(text: string, code: string): string | undefined {
  if (!scripts.has(code)) scripts.set(code, scriptOf(code));
  const letters = scripts.get(code);
  if (!letters) return undefined;
  const words = wordsOf(text);
  const expected = `Write this in the letters of this language (${letters.name}). It says "${printable(text)}" now`;
  if (letters.code === 'Latn') {
    return /(?!\p{Script=Latin})\p{L}/u.test(words.replace(/[\p{Lm}\p{Script=Common}]/gu, ''))
      ? expected
      : undefined;
  }
  // An id such as `is-it-free` counts as one word.
  const latin = words.match(/\p{Script=Latin}[\p{Script=Latin}-]*/gu) ?? [];
  return latin.length >= MIN_FOREIGN_WORDS && !letters.letter.test(words) ? expected : undefined;
}
