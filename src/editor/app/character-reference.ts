/**
 * Takes the place of `decode-named-character-reference` in the editor: browsers know every
 * character by its name, such as `&eacute;`, and its list of them all is 10 kB.
 */
let textOfHtml = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent;

/** Reads names by another parser: a worker has none of its own. */
export function decodeWith(parser: (html: string) => string): void {
  textOfHtml = parser;
}

/** The character of a name; false for a name that HTML does not know. */
export function decodeNamedCharacterReference(name: string): string | false {
  const text = textOfHtml(`&${name};`);
  // HTML reads `&notit;` as `&not` and two letters.
  return text.endsWith(';') && name !== 'semi' ? false : text;
}
