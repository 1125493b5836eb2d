/** Control characters (Unicode Cc) other than tab and line break. */
// oxlint-disable-next-line no-control-regex -- exactly these are looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** Characters that turn the direction of what follows (Unicode UAX 9), so that a name or an address reads as another. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/;
/** The replacement character, which stands where bytes could not be read, and halves of a character (surrogates). */
const BROKEN = /\ufffd|\p{Surrogate}/u;
/** Invisible characters: spaces, joiners, marks for line breaks and direction. */
const SHAPELESS = /[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;

const code = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A text as a message can show it: at most 60 characters, one line, and what cannot be seen by its number. */
export function shown(text: string): string {
  return text
    .slice(0, 60)
    .replace(/\s+/g, ' ')
    .replace(
      new RegExp(`${CONTROL.source}|${TURNING.source}|[\\u200b-\\u200f\\u2060\\ufeff]`, 'gu'),
      (character) => `<${code(character)}>`,
    );
}

/** What is wrong with the characters of a text that visitors read, as a sentence; nothing if they are right. */
export function characterProblem(text: string): string | undefined {
  const control = CONTROL.exec(text)?.[0];
  if (control)
    return `expected visible characters; ${code(control)} is a control character, delete it`;
  const turning = TURNING.exec(text)?.[0];
  if (turning)
    return `expected visible characters; ${code(turning)} turns the direction of the text, delete it`;
  if (BROKEN.test(text))
    return 'expected letters; "�" stands where one was lost when the text was copied, type it anew';
  if (text.length > 0 && text.replace(SHAPELESS, '') === '')
    return 'expected a text; this one has only invisible characters';
  return undefined;
}
