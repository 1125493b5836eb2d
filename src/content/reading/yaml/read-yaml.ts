import { parseDocument, visit, YAMLParseError, type Document } from 'yaml';

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

/** The 1-based line at an offset. @param offset in characters */
export const lineAt = (source: string, offset: number): number =>
  source.slice(0, offset).split('\n').length;

/** Parses YAML without aliases: content needs none, and a few lines can expand to gigabytes. */
export function readYaml(source: string): Document.Parsed {
  const document = parseDocument(source, { prettyErrors: false, logLevel: 'error' });
  visit(document, {
    Alias(_, { source: name, range }) {
      const [start, end] = range ?? [0, 0];
      const message = `Aliases are not allowed: *${name}`;
      document.errors.push(new YAMLParseError([start, end], 'BAD_ALIAS', message));
    },
  });
  return document;
}

/** The first syntax error of a file: its 1-based line and column, and the parser's message. */
export function syntaxError(document: Document, source: string) {
  const [error] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (!error) return undefined;
  // The parser reports what is missing at the end of a file on a line below the last one.
  const offset = Math.min(error.pos[0], source.trimEnd().length);
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const [text = ''] = source.slice(start).split('\n');
  const message = `${error.message}: ${text.trim()}`;
  return { line: lineAt(source, offset), column: offset - start + 1, message };
}

/** The data of a file before any check; undefined for an undefined alias, such as `*Haven`. */
export function uncheckedData(document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    return undefined;
  }
}
