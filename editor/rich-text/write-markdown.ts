import type { Mark, Node, Schema } from 'prosemirror-model';
import { toMarkdown } from 'mdast-util-to-markdown';
import { readMarkdown, type ReadText } from './read-markdown.ts';

type Tree = Extract<Parameters<typeof toMarkdown>[0], { type: 'root' }>;
type Block = Extract<Tree['children'][number], { type: 'blockquote' }>['children'][number];
type Words = Extract<Block, { type: 'paragraph' }>['children'];
type Word = Words[number];

/** Not in the address of a link. */
const IN_WORDS = {
  inConstruct: 'phrasing',
  notInConstruct: ['autolink', 'destinationLiteral', 'destinationRaw', 'titleQuote'],
} as const;

const OPTIONS = {
  bullet: '-',
  rule: '-',
  // `<https://…>` looks like HTML to the checks.
  resourceLink: true,
  // Signs of what the site's Markdown has besides CommonMark: addresses that become links, what is
  // struck out, notes, tables. `gfmToMarkdown` has them too, with 6 kB more.
  unsafe: [
    { character: ':', before: '[PSps]', after: '\\/', ...IN_WORDS },
    { character: '.', before: '[Ww]', after: '[\\-.\\w]', ...IN_WORDS },
    { character: '@', before: '[+\\-.\\w]', after: '[\\-.\\w]', ...IN_WORDS },
    { character: '~', ...IN_WORDS },
    { character: '[', ...IN_WORDS },
    { character: '|', ...IN_WORDS },
    { atBreak: true, character: ':', after: '-' },
    { atBreak: true, character: '-', after: '[:|-]' },
  ],
} satisfies Parameters<typeof toMarkdown>[1];

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
    const next = all.slice(index).find((one) => !isBlank(one))?.marks ?? [];
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
      .filter((one) => !one.isInSet(open))
      .toSorted((one, other) => reach(other) - reach(one));
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

/** Writes blocks of a text anew. */
class Writer {
  readonly #schema: Schema;
  /** Addresses that links of the text have by name. */
  readonly #named: string;

  constructor(schema: Schema, { blocks }: ReadText) {
    this.#schema = schema;
    const named = blocks.filter(({ source }) => source.startsWith('['));
    this.#named = named.map(({ source }) => `\n\n${source}`).join('');
  }

  #read(markdown: string): Node {
    return readMarkdown(this.#schema, markdown + this.#named).doc;
  }

  /** Whether two texts in Markdown say the same. */
  isSame(one: string, other: string): boolean {
    return this.#read(one).eq(this.#read(other));
  }

  /** Writes blocks with every escape that they might need. */
  safe(blocks: readonly Node[]): string {
    return toMarkdown({ type: 'root', children: treesOf(blocks) }, OPTIONS).trim();
  }

  write(blocks: readonly Node[]): string {
    return this.#withoutEscapes(this.safe(blocks));
  }

  /** Takes away escapes without which a text says the same: `R\&B` is `R&B`. */
  #withoutEscapes(markdown: string): string {
    let plain = markdown;
    const said = this.#read(markdown);
    const escapes = [...markdown.matchAll(ESCAPE)].map(({ index }) => index).toReversed();
    const drop = (some: readonly number[]) => {
      const less = some.reduce((text, at) => text.slice(0, at) + text.slice(at + 1), plain);
      if (some.length === 0) return;
      if (this.#read(less).eq(said)) plain = less;
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
}

/** Blocks that follow one another, as they are written. */
interface Part {
  nodes: readonly Node[];
  text: string;
  /** What stands before it. */
  gap: string;
  /** Whether it is written anew, or stands beside another part than before. */
  isMoved: boolean;
}

/** Which block each one was when the text was read; -1 for a new one. */
function placesOf(nodes: readonly Node[], { blocks }: ReadText): number[] {
  let next = 0;
  return nodes.map((node) => {
    const find = (from: number) =>
      blocks.findIndex((block, index) => index >= from && block.node.eq(node));
    const place = find(next) < 0 ? find(0) : find(next);
    if (place >= 0) next = place + 1;
    return place;
  });
}

/** A text in Markdown: blocks that are as they were read stay to the character. */
export function writeMarkdown(schema: Schema, doc: Node, read: ReadText): string {
  if (doc.eq(read.doc)) return read.markdown;
  const writer = new Writer(schema, read);
  const nodes = doc.children.filter((node) => treesOf([node]).length > 0);
  const places = placesOf(nodes, read);
  let before = -1;
  let parts = nodes.map((node, index): Part => {
    const place = places[index] ?? -1;
    const after = places[index + 1] ?? read.blocks.length;
    // A block in which somebody typed is where it was.
    const now = place < 0 && after === before + 2 ? before + 1 : place;
    const isNext = now >= 0 && now === before + 1;
    before = now < 0 ? -2 : now;
    const block = read.blocks[place];
    return {
      nodes: [node],
      text: block?.source ?? writer.write([node]),
      gap: (isNext && read.blocks[now]?.gap) || '\n\n',
      isMoved: !block || !isNext || (places[index - 1] ?? 0) < 0,
    };
  });
  const textOf = (some: readonly Part[]) =>
    some.map(({ gap, text }, index) => (index === 0 ? text : gap + text)).join('');
  // Two lists that follow one another might become one: then both are written anew.
  for (let index = 0; index < parts.length; index += 1) {
    if (!parts[index]?.isMoved) continue;
    const from = Math.max(0, index - 1);
    const around = parts.slice(from, index + 1);
    const together = around.flatMap((part) => part.nodes);
    if (writer.isSame(textOf(around), writer.safe(together))) continue;
    const text = writer.write(together);
    const following = parts.slice(index + 1, index + 2).map((part) => ({ ...part, isMoved: true }));
    parts = parts.toSpliced(
      from,
      around.length + following.length,
      {
        nodes: together,
        text,
        gap: '\n\n',
        isMoved: true,
        // What follows it stands beside another part now.
      },
      ...following,
    );
    index = from - 1;
  }
  return textOf(parts).trim();
}
