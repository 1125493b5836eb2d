/** Writes data as YAML in the styles that people and programs use. */
import { Document, isCollection, isNode, isScalar, visit } from 'yaml';
import type { RandomPages } from './random-pages.ts';

export interface Style {
  /**
   * How far the dash of a list stands in from the name of its field; at 4 fields stand in as far.
   */
  dash?: 0 | 2 | 4;
  /** An empty line between the items of a list. */
  blank?: true;
  texts?: 'BLOCK_LITERAL' | 'BLOCK_FOLDED' | 'QUOTE_SINGLE' | 'QUOTE_DOUBLE';
  /** Lists of short items on one line. */
  flow?: true;
  quotedNames?: true;
  comments?: true;
  lineEnd?: '\r\n';
  mark?: '\ufeff';
}

export const STYLES: Record<string, Style> = {
  'the style of the house': {},
  'lists at column 0': { dash: 0 },
  'lists at column 4': { dash: 4 },
  'blank lines between items': { blank: true },
  'literal blocks': { texts: 'BLOCK_LITERAL' },
  'folded blocks': { texts: 'BLOCK_FOLDED' },
  'flow lists': { flow: true },
  'quoted names and texts': { quotedNames: true, texts: 'QUOTE_DOUBLE' },
  'comments everywhere': { comments: true },
  'line ends of Windows': { lineEnd: '\r\n' },
  'a byte order mark': { mark: '\ufeff', texts: 'QUOTE_SINGLE' },
  'all at once': {
    dash: 0,
    blank: true,
    texts: 'BLOCK_FOLDED',
    flow: true,
    quotedNames: true,
    comments: true,
    lineEnd: '\r\n',
    mark: '\ufeff',
  },
};

/** The YAML of some data in a style; comments and empty lines fall where chance has them. */
export function written(data: object, style: Style, chance: RandomPages): string {
  const { dash = 2, blank, texts, flow, quotedNames, comments } = style;
  const document = new Document(data);
  let count = 0;
  const remark = (place: string) => {
    const letters = String((count += 1)).replaceAll(/\d/g, (digit) => 'abcdefghij'[+digit] ?? '');
    return ` ${place} ${letters}`;
  };
  const may = (of: number) => comments === true && chance.chance(of);
  const isShort = (node: unknown) => !/.{60}|\\n/.test(JSON.stringify(node));
  const inFlow = (path: readonly unknown[]) =>
    path.some((node) => isCollection(node) && node.flow === true);
  visit(document, {
    Collection(_, node, path) {
      if (flow && path.length > 2 && isShort(node) && chance.chance(0.8)) node.flow = true;
    },
    Pair(index, { key, value }, path) {
      if (!isScalar(key)) return;
      if (quotedNames) key.type = 'QUOTE_DOUBLE';
      if (index !== 0 && !inFlow(path) && may(0.3)) key.commentBefore = remark('above');
      if (isCollection(value) && !inFlow(path) && may(0.2)) value.comment = remark('below');
    },
    Scalar(key, node, path) {
      if (key === 'key' || inFlow(path)) return;
      const isText = typeof node.value === 'string';
      const isQuoted = texts?.startsWith('QUOTE');
      if (isText && texts && (isQuoted || chance.chance(0.7))) node.type = texts;
      // After plain words a remark could pass for words that somebody meant.
      if ((!isText || node.type) && may(0.3)) node.comment = remark('beside');
    },
    Seq(_, { items, flow: isFlow }, path) {
      if (isFlow || inFlow(path)) return;
      for (const [index, item] of items.filter(isNode).entries()) {
        if (index > 0 && blank) item.spaceBefore = true;
        if (may(0.3)) item.commentBefore = remark('above');
      }
    },
  });
  if (comments) document.commentBefore = ' A page of a test.';
  const options = {
    indent: Math.max(2, dash),
    indentSeq: dash > 0,
    lineWidth: texts === 'BLOCK_FOLDED' ? 100 : 0,
  };
  const text = document.toString(options);
  return (style.mark ?? '') + text.replaceAll('\n', style.lineEnd ?? '\n');
}
