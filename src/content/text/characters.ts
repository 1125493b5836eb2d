/** Control characters (Unicode Cc) other than tab and line break. */
// oxlint-disable-next-line no-control-regex -- finds exactly these
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** Marks that change the text direction (Unicode UAX 9): they can disguise a name or an address. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;
/** Code points that will never be characters (Unicode 23.7); XML forbids some of them. */
const NONCHARACTER = /\p{Noncharacter_Code_Point}/u;
/** Line separators of other programs (Unicode Zl, Zp); browsers show a box or nothing. */
const LINE_END = /[\p{Zl}\p{Zp}]/gu;
/**
 * Characters that visitors see as a box: private use (Unicode Co), such as the bullets of Symbol and
 * Wingdings; unassigned ones (Cn); and the stand-in for a copied picture.
 */
const FOREIGN = /[\p{Co}\p{Cn}\ufffc]/u;
/** The replacement character for unreadable bytes, and lone surrogates. */
const BROKEN = /\ufffd|\p{Surrogate}/u;
/** Invisible characters: spaces, joiners, marks for line breaks and direction. */
const SHAPELESS = /[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;

const code = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A text for a message: one line, at most 60 characters, invisible ones as `<U+200B>`. */
export function printable(text: string): string {
  return text
    .slice(0, 60)
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}]/gu, (character) => `<${code(character)}>`);
}

/** Removes the invisible marks that are copied along with a number or an address. */
export const withoutMarks = (text: string): string => text.replace(/\p{Cf}/gu, '').trim();

/** Replaces line separators of other programs by spaces. */
export const withoutLineEnds = (text: string): string => text.replace(LINE_END, ' ');

/** A sentence if a visitor's text contains a character that is not allowed; undefined if not. */
export function characterProblem(text: string): string | undefined {
  const control = CONTROL.exec(text)?.[0];
  if (control) return `Delete the invisible character ${code(control)}`;
  const direction = DIRECTION.exec(text)?.[0];
  if (direction)
    return `Delete the invisible character ${code(direction)}: it reverses the direction of the text`;
  const none = NONCHARACTER.exec(text)?.[0];
  if (none) return `Delete ${code(none)}: it is not a character`;
  const [lineEnd] = text.match(LINE_END) ?? [];
  if (lineEnd) return `Type a space instead of the invisible character ${code(lineEnd)}`;
  const foreign = FOREIGN.exec(text)?.[0];
  if (foreign) return `Delete the sign ${code(foreign)}: visitors see a box`;
  if (BROKEN.test(text))
    return 'Type the letter again that is now "�": it was lost when the text was copied';
  if (text.length > 0 && text.replace(SHAPELESS, '') === '')
    return 'Write something here: this text has only invisible characters';
  return undefined;
}
