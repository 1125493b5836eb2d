/**
 * Replaces `decode-named-character-reference` in the editor, which has a list of 10 kB: browsers
 * can decode names such as `&eacute;` themselves.
 */
let textOfHtml = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent;

/** Sets another HTML parser, for workers, which have no `DOMParser`. */
export function decodeWith(parser: (html: string) => string): void {
  textOfHtml = parser;
}

/** The character of a name; false if HTML does not know the name. */
export function decodeNamedCharacterReference(name: string): string | false {
  const text = textOfHtml(`&${name};`);
  // HTML decodes `&notit;` as `&not` and the letters `it;`. `&semi;` is the semicolon itself.
  return text.endsWith(';') && name !== 'semi' ? false : text;
}
