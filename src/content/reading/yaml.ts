import {
  type Document,
  type ErrorCode,
  type Node,
  YAMLParseError,
  isMap,
  isNode,
  isScalar,
  parseDocument,
  visit,
} from 'yaml';
import type { Path } from '../fields/field.ts';

const BYTE_ORDER_MARK = '\ufeff';

/** A text without its byte order mark, with `\n` at the end of each line. */
export function normalizedText(text: string): string {
  const normalized = text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  return normalized === '' || normalized.endsWith('\n') ? normalized : `${normalized}\n`;
}

/** Gives a normalized text the byte order mark and the usual line ends of `source` again. */
export function withEncodingOf(source: string, normalized: string): string {
  const lines = source.split('\n').slice(0, -1);
  const isWindows = lines.filter((line) => line.endsWith('\r')).length > lines.length / 2;
  const text = isWindows ? normalized.replaceAll('\n', '\r\n') : normalized;
  return source.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK + text : text;
}

/** The 1-based line at an offset. @param offset in characters */
const lineAt = (source: string, offset: number): number =>
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

const QUOTE = 'Put the text between quotation marks';
const UNCLOSED = `${QUOTE}, or close each [ with ] and each { with }`;
const CONTINUED =
  'Begin this line further in if it continues the text above, or add what is missing, such as ": " after a name or a space after "-"';
/** What to do about a syntax error, by the code of the parser. About any other: quote. */
const REMEDIES: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: 'Write \\\\ for each \\ in this text',
  BAD_INDENT: 'Begin this line as far in as those it belongs to',
  BLOCK_AS_IMPLICIT_KEY: `${QUOTE}, or begin the next line as far in as this one`,
  BLOCK_IN_FLOW: UNCLOSED,
  DUPLICATE_KEY: 'This field is here twice: keep one, and delete the other',
  IMPOSSIBLE: 'Write this line anew',
  MISSING_CHAR: CONTINUED,
  MULTILINE_IMPLICIT_KEY: CONTINUED,
  MULTIPLE_DOCS: 'Delete the line of --- or ... that divides this file',
  RESOURCE_EXHAUSTION: 'Use fewer brackets inside each other',
  TAB_AS_INDENT: 'Use spaces instead of the tab at the start of this line',
  UNEXPECTED_TOKEN:
    'Put the whole text between double quotation marks, with \\" for each inside it',
};
/** The same for errors that share a code with others, by what their messages contain. */
const SPECIAL_REMEDIES: Record<string, string> = {
  'Missing closing': 'Close the text that begins with a quotation mark with the same mark',
  'and end with a': UNCLOSED,
};

/** What to do about a syntax error. */
function remedyOf({ code, message }: YAMLParseError): string {
  const special = Object.entries(SPECIAL_REMEDIES).find(([words]) => message.includes(words));
  return special?.[1] ?? REMEDIES[code] ?? QUOTE;
}

/** The marks that git leaves where two people changed the same lines. */
const CONFLICT = /^(<{7}|={7}|>{7})( |$)/m;
/** Blank lines and comments. */
const COMMENTS = /([ \t]*(#.*)?\n)*/y;

/**
 * The offset of a syntax error. For wrong indentation the parser reports the start of the comment
 * above.
 */
function offsetOf({ pos: [at], code }: YAMLParseError, source: string): number {
  if (code !== 'BAD_INDENT') return at;
  COMMENTS.lastIndex = source.lastIndexOf('\n', at - 1) + 1;
  COMMENTS.test(source);
  return Math.max(at, COMMENTS.lastIndex);
}

/** The first syntax error of a file: its 1-based line and column, and what to do. */
export function syntaxError(document: Document, source: string) {
  const [error] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (!error) return undefined;
  const mark = CONFLICT.exec(source);
  const place = mark ? mark.index : offsetOf(error, source);
  // If something is missing at the end of a file, the parser reports the line after the last one.
  const offset = Math.min(place, source.trimEnd().length);
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const [text = ''] = source.slice(start).split('\n');
  const remedy = mark
    ? 'This file has two versions of some lines: choose one, and delete the other with the lines of <, = and >'
    : remedyOf(error);
  return {
    line: lineAt(source, offset),
    column: offset - start + 1,
    message: `${remedy}: ${text.trim()}`,
  };
}

/**
 * The 1-based line of a field's value; of its key if the value is empty, of its parent if the field
 * is missing.
 * @param line 1-based line within a block scalar (`|`), trimmed; 0 is the line of the `|` itself
 */
export function lineOfField(
  document: Document,
  source: string,
  path: Path,
  line = 0,
): number | undefined {
  let deepest: Node | undefined;
  for (const [index, name] of path.entries()) {
    const parent = document.getIn(path.slice(0, index), true);
    const value = document.getIn(path.slice(0, index + 1), true);
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(name))
      : undefined;
    const hasText = isScalar(value) && value.value !== null;
    const located = hasText ? value : (pair?.key ?? value);
    if (!isNode(located)) break;
    deepest = located;
  }
  if (!deepest?.range) return undefined;
  const start = lineAt(source, deepest.range[0]);
  const node = document.getIn(path, true);
  if (line === 0 || !isScalar(node) || node.type !== 'BLOCK_LITERAL') return start;
  const text = String(node.value);
  return start + line - 1 + lineAt(text, text.length - text.trimStart().length);
}
