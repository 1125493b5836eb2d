const MARK = '\ufeff';

/** A text without its byte order mark, with `\n` at the end of each line. */
export function plainText(text: string): string {
  const plain = text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  return plain === '' || plain.endsWith('\n') ? plain : `${plain}\n`;
}

/** Gives a plain text the byte order mark and the line ends of `source` again. */
export function likeSource(source: string, plain: string): string {
  const text = source.includes('\r\n') ? plain.replaceAll('\n', '\r\n') : plain;
  return source.startsWith(MARK) ? MARK + text : text;
}
