import { Composer, CST, isMap, isNode, isScalar, isSeq, Parser, type Node } from 'yaml';
import { isData, type Data } from '../../form/values.ts';
import { matchItems } from '../match-items.ts';
import { isSame } from '../same-data.ts';
import { afterMark, inFlow, inMannerOf } from './written-values.ts';

/** A text with other data in it, and the fields and items that were removed from it. */
export interface Spliced {
  text: string;
  removed: string[];
}

/** An entry of a group or a list, and the comments and empty lines above it. */
interface Piece {
  above: string;
  body: string;
}

/** A field of a group, or an item of a list, in the source. */
interface Entry extends Piece {
  name: string;
  node: Node | null;
  item: CST.CollectionItem;
  /** Comments that the parser puts behind the last entry. */
  behind: string;
}

const REMARKS = /^(?:[ \t]*(?:#.*)?\n)*/;

/** Matches a list that begins in the column of its name. */
const LISTS_AT_NAMES = /^( *)[^ #-].*:(?: .*)?\n(?: *#.*\n| *\n)*\1- /m;

/**
 * Empty lines at the end of a text, and comments there that are not indented further than a column.
 */
const tailOf = (text: string, column: number) =>
  new RegExp(`(?:^(?:[ \\t]*| {0,${column}}#.*)\\n)*[ \\t]*(?![^])`, 'm').exec(text)?.[0] ?? '';

const textOf = (tokens: readonly (CST.Token | CST.CollectionItem)[]) =>
  tokens.map((token) => CST.stringify(token)).join('');

const isEntry = ({ start, key }: CST.CollectionItem) =>
  Boolean(key) || start.some(({ type }) => type === 'seq-item-ind');

/** The entries of a group or a list, and the lines below them that are not indented further. */
function entriesOf({ items, indent }: CST.BlockMap | CST.BlockSequence, node: Node) {
  const own = items.filter(isEntry);
  let below = '';
  const entries = own.map((item, index): Entry => {
    const pair = isMap(node) ? node.items[index] : undefined;
    const held = isSeq(node) ? node.items[index] : pair?.value;
    const behind = index === own.length - 1 ? textOf(items.slice(own.length)) : '';
    const text = CST.stringify(item) + behind;
    const [remarks = ''] = REMARKS.exec(text) ?? [];
    const tail = tailOf(text, indent);
    const above = (below + remarks).replace(/[ \t]+$/, '');
    below = tail;
    return {
      name: isNode(pair?.key) ? String(pair.key.toJSON()) : '',
      node: isNode(held) ? held : null,
      item,
      above,
      body: text.slice(remarks.length, text.length - tail.length).trimStart(),
      behind,
    };
  });
  return { entries, below };
}

/** Joins pieces in a column; the first one is in its place already. */
function joined(pieces: readonly Piece[], column: number): string {
  const lines = pieces.map(({ above, body }) => `${above}${' '.repeat(column)}${body}`);
  return lines.join('').trimStart();
}

/**
 * Replaces the values of a text that change; everything else stays as it is, byte for byte.
 * Documents of `yaml` would write the lines around a change in their own style, and take two to
 * four times as long.
 */
export function splice(text: string, data: unknown): Spliced {
  const tokens = [...new Parser().parse(text)];
  const [document] = new Composer({ keepSourceTokens: true }).compose(tokens);
  const indentSeq = !LISTS_AT_NAMES.test(text);
  const removed: string[] = [];
  const dataOf = (node: Node | null): unknown => (document ? node?.toJS(document) : undefined);

  /** The text of a value with other data in it; undefined if it has to be written again. */
  function changed(node: Node | null, now: unknown, column: number): string | undefined {
    const token = node?.srcToken;
    if (!token) return undefined;
    if (isScalar(node) && typeof now !== 'object') return inMannerOf(node, now, column);
    if (token.type === 'flow-collection' && token.items.length > 0)
      return inFlow(now) + textOf(token.end.slice(1));
    if (token.type === 'block-map' && isData(now)) return inGroup(node, token, now);
    if (token.type === 'block-seq' && Array.isArray(now)) return inList(node, token, now);
    return undefined;
  }

  /** The lines of an entry with another value. */
  function withValue({ name, node, item, body, behind }: Entry, now: unknown, column: number) {
    if (isSame(dataOf(node), now)) return body;
    const value = changed(node, now, column);
    if (value !== undefined) {
      const { length } = item.value ? CST.stringify(item.value) : '';
      const head = CST.stringify(item).slice(0, -length).replace(REMARKS, '').trimStart();
      const whole = head + value + behind;
      return whole.slice(0, whole.length - tailOf(whole, column).length);
    }
    const colon = item.sep?.filter(({ type }) => type === 'map-value-ind');
    const mark = name ? CST.stringify({ start: [], key: item.key, sep: colon } as never) : '-';
    const [line = '', ...others] = body.slice(mark.length).split('\n');
    const remark = /^\s*#/.test(line) ? line.trimEnd() : '';
    const lines = afterMark(name ? ':' : '-', now, column, indentSeq);
    const rest = item.value ? '' : others.join('\n');
    return mark + lines.replace('\n', () => `${remark}\n`) + rest;
  }

  function inGroup(node: Node, token: CST.BlockMap, now: Data): string {
    const { entries, below } = entriesOf(token, node);
    const pieces: (Piece & { name: string })[] = [];
    // The comment above a removed field says how to fill it in again.
    let above = '';
    for (const entry of entries) {
      const { name, item } = entry;
      above += entry.above;
      if (now[name] === undefined && item.value) {
        removed.push(entry.body);
        continue;
      }
      const body = now[name] === undefined ? entry.body : withValue(entry, now[name], token.indent);
      pieces.push({ name, above, body });
      above = '';
    }
    let at = pieces.length;
    for (const [name, value] of Object.entries(now)) {
      const known = pieces.findIndex((piece) => piece.name === name);
      if (known < 0 && value !== undefined) {
        const body = `${name}:${afterMark(':', value, token.indent, indentSeq)}`;
        pieces.splice(at, 0, { name, above: '', body });
      }
      at = known < 0 ? at + 1 : known + 1;
    }
    return joined(pieces, token.indent) + above + below;
  }

  function inList(node: Node, token: CST.BlockSequence, now: unknown[]): string {
    const { entries, below } = entriesOf(token, node);
    const gap = entries.some(({ above }) => /^[ \t]*\n/.test(above)) ? '\n' : '';
    const before: unknown = dataOf(node);
    const matches = matchItems(Array.isArray(before) ? before : [], now);
    const left = new Set(entries);
    const pieces = now.map((item, index): Piece => {
      const entry = entries[matches[index] ?? -1];
      if (!entry) return { above: gap, body: `-${afterMark('-', item, token.indent, indentSeq)}` };
      left.delete(entry);
      const above = entry === entries[0] ? gap : entry.above;
      return { above, body: withValue(entry, item, token.indent) };
    });
    removed.push(...[...left].map(({ above, body }) => above + body));
    return joined(pieces, token.indent) + below;
  }

  const source = changed(document?.contents ?? null, data, 0);
  const top = tokens.find((token) => token.type === 'document');
  if (source === undefined || !top) return { text, removed };
  top.value = { type: 'scalar', offset: 0, indent: 0, source };
  return { text: textOf(tokens), removed };
}
