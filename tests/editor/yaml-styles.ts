/** Writes data as YAML in the styles that people and programs use. */
import { Scalar, stringify } from 'yaml';
import type { RandomPages } from './random-pages.ts';

export interface Style {
  /** How far the dash of a list stands in from the name of its field. */
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
    ...{ dash: 0, blank: true, texts: 'BLOCK_FOLDED', flow: true, quotedNames: true },
    ...{ comments: true, lineEnd: '\r\n', mark: '\ufeff' },
  },
};

const SHORT = 60;

/** The YAML of some data in a style; comments and empty lines fall where chance has them. */
export function written(data: object, style: Style, chance: RandomPages): string {
  let count = 0;
  const letters = () =>
    String((count += 1)).replaceAll(/\d/g, (digit) => 'abcdefghij'[+digit] ?? '');
  const may = (of: number) => style.comments === true && chance.chance(of);
  const above = (column: number) => (may(0.3) ? `${' '.repeat(column)}# above ${letters()}\n` : '');
  const beside = () => (may(0.3) ? ` # beside ${letters()}` : '');
  const below = (column: number) => (may(0.2) ? `${' '.repeat(column)}# below ${letters()}\n` : '');

  /** What stands after the colon or the dash, up to the end of its last line. */
  const scalar = (value: unknown, column: number): string => {
    const node = new Scalar(value);
    const isText = typeof value === 'string';
    const isBlock = style.texts?.startsWith('BLOCK') && chance.chance(0.7);
    if (isText && style.texts && (isBlock || style.texts.startsWith('QUOTE')))
      node.type = style.texts;
    const text = stringify({ k: node }, { lineWidth: isBlock ? SHORT : 0 });
    const [first = '', ...rest] = text.slice(2).trimEnd().split('\n');
    const indented = rest.map((line) => (line ? `${' '.repeat(column)}${line}\n` : '\n'));
    // After plain words a remark could pass for words that somebody meant.
    const isPlain = isText && !/^ ["'|>]/.test(first);
    const remark = isPlain || (rest.length > 0 && !/^ [|>]/.test(first)) ? '' : beside();
    return `${first}${remark}\n${indented.join('')}`;
  };

  const isFlow = (value: object) =>
    style.flow && !/.{120}|\\n/.test(JSON.stringify(value)) && chance.chance(0.8);
  const inFlow = (value: object) =>
    stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();

  const fields = (value: object, column: number): string =>
    Object.entries(value)
      .map(([name, inner], index) => {
        const key = style.quotedNames ? `"${name}"` : name;
        const lead = index === 0 ? '' : above(column) + ' '.repeat(column);
        return `${lead}${key}:${after(inner, column)}`;
      })
      .join('');

  const after = (value: unknown, column: number): string => {
    if (typeof value !== 'object' || value === null) return scalar(value, column);
    if (isFlow(value)) return ` ${inFlow(value)}${beside()}\n`;
    if (!Array.isArray(value)) return `\n${' '.repeat(column + 2)}${fields(value, column + 2)}`;
    const dash = column + (style.dash ?? 2);
    const items = value.map((item: unknown, index) => {
      const gap = style.blank && index > 0 ? '\n' : '';
      const text =
        typeof item !== 'object' || item === null
          ? scalar(item, dash).slice(1)
          : isFlow(item)
            ? `${inFlow(item)}${beside()}\n`
            : fields(item, dash + 2);
      return `${gap}${above(dash)}${' '.repeat(dash)}- ${text}`;
    });
    return `${beside()}\n${items.join('')}${below(dash)}`;
  };

  const head = style.comments ? '# A page of a test.\n\n' : '';
  const text = `${head}${fields(data, 0)}${below(0)}`;
  return (style.mark ?? '') + text.replaceAll('\n', style.lineEnd ?? '\n');
}
