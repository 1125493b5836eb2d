/** Signs that steer machines: control characters (Unicode Cc) other than tab and line break. */
// eslint-disable-next-line no-control-regex -- exactly these are looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** Signs that turn the direction of what follows (Unicode UAX 9), so that a name or an address reads as another. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/;
/** What a reader of bytes puts where it could not read them, and halves of a sign. */
const BROKEN = /\ufffd|\p{Surrogate}/u;
/** Signs without a shape: spaces, joiners, marks that steer lines. */
const SHAPELESS = /[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;

const code = (sign: string) =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A text as a message can show it: at most 60 signs, one line, and what cannot be seen by its number. */
export function shown(text: string): string {
  return text
    .slice(0, 60)
    .replace(/\s+/g, ' ')
    .replace(
      new RegExp(`${CONTROL.source}|${TURNING.source}|[\\u200b-\\u200f\\u2060\\ufeff]`, 'gu'),
      (sign) => `<${code(sign)}>`,
    );
}

/** What is wrong with the signs of a text that visitors read, as a sentence; nothing if they are right. */
export function characterProblem(text: string): string | undefined {
  const control = CONTROL.exec(text)?.[0];
  if (control)
    return `expected signs that can be seen; ${code(control)} controls machines, delete it`;
  const turning = TURNING.exec(text)?.[0];
  if (turning)
    return `expected signs that can be seen; ${code(turning)} turns the direction of the text, delete it`;
  if (BROKEN.test(text))
    return 'expected letters; "�" stands where one was lost when the text was copied, type it anew';
  if (text.length > 0 && text.replace(SHAPELESS, '') === '')
    return 'expected a text; this one has only signs without a shape';
  return undefined;
}
