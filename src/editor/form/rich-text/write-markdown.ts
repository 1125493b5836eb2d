import { toMarkdown } from 'mdast-util-to-markdown';
import type { Mark, Node, Schema } from 'prosemirror-model';
import { readMarkdown, type MarkdownDocument } from './read-markdown.ts';

type Tree = Extract<Parameters<typeof toMarkdown>[0], { type: 'root' }>;
type Block = Extract<Tree['children'][number], { type: 'blockquote' }>['children'][number];
type Words = Extract<Block, { type: 'paragraph' }>['children'];
type Word = Words[number];

type Options = NonNullable<Parameters<typeof toMarkdown>[1]>;
type Unsafe = NonNullable<Options['unsafe']>[number];

/** A character to escape in running text, but not in the address of a link. */
const inPhrasing = (sign: Partial<Unsafe> & { character: string }): Unsafe => ({
  ...sign,
  inConstruct: 'phrasing',
  notInConstruct: ['autolink', 'destinationLiteral', 'destinationRaw', 'titleQuote'],
});

const OPTIONS: Options = {
  bullet: '-',
  rule: '-',
  // Not `<https://…>`, which the checks take for HTML.
  resourceLink: true,
  // The signs of GFM, which the site reads: bare addresses, strikethrough, footnotes, tables.
  // `gfmToMarkdown` escapes them too, but adds 6 kB.
  unsafe: [
    inPhrasing({ character: ':', before: '[PSps]', after: '\\/' }),
    inPhrasing({ character: '.', before: '[Ww]', after: '[\\-.\\w]' }),
    inPhrasing({ character: '@', before: '[+\\-.\\w]', after: '[\\-.\\w]' }),
    inPhrasing({ character: '~' }),
    inPhrasing({ character: '[' }),
    inPhrasing({ character: '|' }),
    { atBreak: true, character: ':', after: '-' },
    { atBreak: true, character: '-', after: '[:|-]' },
  ],
};

/** Text with the same marks, white space, or a hard break (undefined). */
interface Piece {
  text: string | undefined;
  marks: readonly Mark[];
}

const hasNoText = ({ text }: Piece) => text === undefined || text.trim() === '';

/** Splits a block into words and white space, which has only the marks of both neighbours. */
function piecesOf(block: Node): Piece[] {
  const pieces = block.children.flatMap((node): Piece[] =>
    node.isText
      ? (node.text ?? '')
          .split(/(\s+)/)
          .filter(Boolean)
          .map((text) => ({ text, marks: node.marks }))
      : [{ text: undefined, marks: node.marks }],
  );
  const first = pieces.findIndex((piece) => !hasNoText(piece));
  const last = pieces.findLastIndex((piece) => !hasNoText(piece));
  if (first < 0) return [];
  let before: readonly Mark[] = [];
  return pieces.slice(first, last + 1).map((piece, index, all) => {
    if (!hasNoText(piece)) {
      before = piece.marks;
      return piece;
    }
    const next = all.slice(index).find((item) => !hasNoText(item))?.marks ?? [];
    return {
      ...piece,
      marks: piece.marks.filter((mark) => mark.isInSet(before) && mark.isInSet(next)),
    };
  });
}

function wrapInMark({ type, attrs }: Mark, children: Words): Word {
  const title: unknown = attrs['title'];
  if (type.name === 'link')
    return {
      type: 'link',
      url: String(attrs['href']),
      title: typeof title === 'string' ? title : null,
      children,
    };
  return { type: type.name === 'strong' ? 'strong' : 'emphasis', children };
}

/** Nests marks as Markdown requires: the mark that reaches farthest is the outermost. */
function nestMarks(pieces: readonly Piece[], open: readonly Mark[] = []): Words {
  const words: Words = [];
  for (let at = 0; at < pieces.length;) {
    const reach = (mark: Mark) => {
      const end = pieces.findIndex(({ marks }, index) => index > at && !mark.isInSet(marks));
      return end < 0 ? pieces.length : end;
    };
    const [mark] = (pieces[at]?.marks ?? [])
      .filter((item) => !item.isInSet(open))
      .toSorted((first, second) => reach(second) - reach(first));
    if (mark) {
      const end = reach(mark);
      words.push(wrapInMark(mark, nestMarks(pieces.slice(at, end), [...open, mark])));
      at = end;
      continue;
    }
    const value = pieces[at]?.text;
    const last = words.at(-1);
    if (value === undefined) words.push({ type: 'break' });
    else if (last?.type === 'text') last.value += value;
    else words.push({ type: 'text', value });
    at += 1;
  }
  return words;
}

const phrases = (block: Node) => nestMarks(piecesOf(block));

/** Converts blocks to mdast, without empty paragraphs, which Markdown cannot express. */
const mdastOfAll = (blocks: readonly Node[]): Block[] =>
  blocks
    .filter((block) => block.type.name !== 'paragraph' || piecesOf(block).length > 0)
    .map(mdastOf);

function mdastOf(node: Node): Block {
  const order: unknown = node.attrs['order'];
  const spread = node.attrs['spread'] === true;
  switch (node.type.name) {
    case 'heading':
      return { type: 'heading', depth: node.attrs['level'] === 3 ? 3 : 2, children: phrases(node) };
    case 'blockquote':
      return { type: 'blockquote', children: mdastOfAll(node.children) };
    case 'bullet_list':
    case 'ordered_list':
      return {
        type: 'list',
        ordered: typeof order === 'number',
        spread,
        start: typeof order === 'number' ? order : null,
        children: node.children.map((item) => {
          return { type: 'listItem', spread, children: mdastOfAll(item.children) };
        }),
      };
    case 'horizontal_rule':
      return { type: 'thematicBreak' };
    case 'source':
      // An mdast `html` node is written unchanged.
      return { type: 'html', value: node.textContent };
    default:
      return { type: 'paragraph', children: phrases(node) };
  }
}

const ESCAPE = /\\([!-/:-@[-`{-~])/g;

/** Removes escapes that are not needed: `R\&B` becomes `R&B`. */
function withoutEscapes(markdown: string, read: (markdown: string) => Node): string {
  let plain = markdown;
  const readAgain = read(markdown);
  const escapes = [...markdown.matchAll(ESCAPE)].map(({ index }) => index).toReversed();
  const drop = (some: readonly number[]) => {
    const less = some.reduce((text, at) => text.slice(0, at) + text.slice(at + 1), plain);
    if (some.length === 0) return;
    if (read(less).eq(readAgain)) plain = less;
    else if (some.length > 1) {
      const half = some.length >> 1;
      // From the end, so that the remaining indexes stay valid.
      drop(some.slice(0, half));
      drop(some.slice(half));
    }
  };
  drop(escapes);
  return plain;
}

/** Converts a document to Markdown. Blocks that were not changed keep their source exactly. */
export function writeMarkdown(schema: Schema, doc: Node, read: MarkdownDocument): string {
  if (doc.eq(read.doc)) return read.markdown;
  const blocks = doc.children.filter((block) => mdastOfAll([block]).length > 0);
  // Words in brackets may refer to a link definition further down (CommonMark, 4.7).
  const sources = blocks.filter(({ type }) => type.name === 'source');
  const named = sources.map(({ textContent }) => `\n\n${textContent}`).join('');
  const write = (some: readonly Node[]) => {
    const markdown = toMarkdown({ type: 'root', children: mdastOfAll(some) }, OPTIONS).trim();
    return withoutEscapes(markdown, (text) => readMarkdown(schema, text + named).doc);
  };
  const text = blocks.map((block) => read.sources.get(block) ?? write([block])).join('\n\n');
  // Two adjacent lists would be read as one; writing them in one call keeps them apart.
  const isApart = readMarkdown(schema, text).doc.childCount === blocks.length;
  return isApart ? text : write(blocks);
}
