import { toMarkdown } from 'mdast-util-to-markdown';
import type { Mark, Node, Schema } from 'prosemirror-model';
import { readMarkdown, type ReadText } from './read-markdown.ts';

type Tree = Extract<Parameters<typeof toMarkdown>[0], { type: 'root' }>;
type Block = Extract<Tree['children'][number], { type: 'blockquote' }>['children'][number];
type Words = Extract<Block, { type: 'paragraph' }>['children'];
type Word = Words[number];

type Options = NonNullable<Parameters<typeof toMarkdown>[1]>;
type Unsafe = NonNullable<Options['unsafe']>[number];

/** A sign that means something among words, but not in the address of a link. */
const inWords = (sign: Partial<Unsafe> & { character: string }): Unsafe => ({
  ...sign,
  inConstruct: 'phrasing',
  notInConstruct: ['autolink', 'destinationLiteral', 'destinationRaw', 'titleQuote'],
});

const OPTIONS: Options = {
  bullet: '-',
  rule: '-',
  // `<https://…>` looks like HTML to the checks.
  resourceLink: true,
  // Signs of what the site's Markdown has besides CommonMark: addresses that become links, what is
  // struck out, notes, tables. `gfmToMarkdown` has them too, with 6 kB more.
  unsafe: [
    inWords({ character: ':', before: '[PSps]', after: '\\/' }),
    inWords({ character: '.', before: '[Ww]', after: '[\\-.\\w]' }),
    inWords({ character: '@', before: '[+\\-.\\w]', after: '[\\-.\\w]' }),
    inWords({ character: '~' }),
    inWords({ character: '[' }),
    inWords({ character: '|' }),
    { atBreak: true, character: ':', after: '-' },
    { atBreak: true, character: '-', after: '[:|-]' },
  ],
};

/** Words of one look, white space, or the end of a line. */
interface Piece {
  text: string | undefined;
  marks: readonly Mark[];
}

const isBlank = ({ text }: Piece) => text === undefined || text.trim() === '';

/** Words and what is between them; the latter is marked where the words on both sides are. */
function piecesOf(block: Node): Piece[] {
  const pieces = block.children.flatMap((node): Piece[] =>
    node.isText
      ? (node.text ?? '')
          .split(/(\s+)/)
          .filter(Boolean)
          .map((text) => ({ text, marks: node.marks }))
      : [{ text: undefined, marks: node.marks }],
  );
  const first = pieces.findIndex((piece) => !isBlank(piece));
  const last = pieces.findLastIndex((piece) => !isBlank(piece));
  if (first < 0) return [];
  let before: readonly Mark[] = [];
  return pieces.slice(first, last + 1).map((piece, index, all) => {
    if (!isBlank(piece)) {
      before = piece.marks;
      return piece;
    }
    const next = all.slice(index).find((item) => !isBlank(item))?.marks ?? [];
    return {
      ...piece,
      marks: piece.marks.filter((mark) => mark.isInSet(before) && mark.isInSet(next)),
    };
  });
}

function marked({ type, attrs }: Mark, children: Words): Word {
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

/** Puts pieces into one another, the mark that reaches farthest outside. */
function nested(pieces: readonly Piece[], open: readonly Mark[] = []): Words {
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
      words.push(marked(mark, nested(pieces.slice(at, end), [...open, mark])));
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

const wordsOf = (block: Node) => nested(piecesOf(block));

/** Blocks that say something: an empty paragraph has no sign in Markdown. */
const treesOf = (blocks: readonly Node[]): Block[] =>
  blocks.filter(({ type, content }) => type.name !== 'paragraph' || content.size > 0).map(treeOf);

function treeOf(node: Node): Block {
  const order: unknown = node.attrs['order'];
  const spread = node.attrs['spread'] === true;
  switch (node.type.name) {
    case 'heading':
      return { type: 'heading', depth: node.attrs['level'] === 3 ? 3 : 2, children: wordsOf(node) };
    case 'blockquote':
      return { type: 'blockquote', children: treesOf(node.children) };
    case 'bullet_list':
    case 'ordered_list':
      return {
        type: 'list',
        ordered: typeof order === 'number',
        spread,
        start: typeof order === 'number' ? order : null,
        children: node.children.map((item) => {
          return { type: 'listItem', spread, children: treesOf(item.children) };
        }),
      };
    case 'horizontal_rule':
      return { type: 'thematicBreak' };
    case 'source':
      // Written as it is.
      return { type: 'html', value: node.textContent };
    default:
      return { type: 'paragraph', children: wordsOf(node) };
  }
}

const ESCAPE = /\\([!-/:-@[-`{-~])/g;

/** Takes away escapes without which a text says the same: `R\&B` is `R&B`. */
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
      // From the end on, so that the places of the others stay.
      drop(some.slice(0, half));
      drop(some.slice(half));
    }
  };
  drop(escapes);
  return plain;
}

/** A text in Markdown: blocks that nobody has changed since it was read stay to the character. */
export function writeMarkdown(schema: Schema, doc: Node, read: ReadText): string {
  if (doc.eq(read.doc)) return read.markdown;
  const blocks = doc.children.filter((block) => treesOf([block]).length > 0);
  // What is typed in brackets may be the name of an address further down (CommonMark, 4.7).
  const sources = blocks.filter(({ type }) => type.name === 'source');
  const named = sources.map(({ textContent }) => `\n\n${textContent}`).join('');
  const write = (some: readonly Node[]) => {
    const markdown = toMarkdown({ type: 'root', children: treesOf(some) }, OPTIONS).trim();
    return withoutEscapes(markdown, (text) => readMarkdown(schema, text + named).doc);
  };
  const text = blocks.map((block) => read.sources.get(block) ?? write([block])).join('\n\n');
  // Two lists that follow one another may become one, unless they are written together.
  const isApart = readMarkdown(schema, text).doc.childCount === blocks.length;
  return isApart ? text : write(blocks);
}
