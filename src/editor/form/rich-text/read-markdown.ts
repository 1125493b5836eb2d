import type { Mark, Node, Schema } from 'prosemirror-model';
import { parseMarkdown } from '#content/reading';

type Root = ReturnType<typeof parseMarkdown>;
type Content = Root['children'][number];

/** A Markdown text as a ProseMirror document. */
export interface MarkdownDocument {
  markdown: string;
  doc: Node;
  /** The Markdown source of each block, so that unchanged blocks are written as they were. */
  sources: ReadonlyMap<Node, string>;
}

/** Thrown for Markdown that pages have no style for, such as a table. */
class Unsupported extends Error {}

/** Converts mdast blocks to ProseMirror nodes. */
class Reader {
  readonly #schema: Schema;
  readonly #markdown: string;
  /** Link reference definitions by their labels (CommonMark, 4.7). */
  readonly #definitions = new Map<string, { href: string; title: string | null }>();

  constructor(schema: Schema, markdown: string, tree: Root) {
    this.#schema = schema;
    this.#markdown = markdown;
    for (const node of tree.children)
      if (node.type === 'definition')
        this.#definitions.set(node.identifier, { href: node.url, title: node.title ?? null });
  }

  #type(name: string) {
    const type = this.#schema.nodes[name];
    if (!type) throw new Unsupported();
    return type;
  }

  /** Whether a link is a bare address in the text (autolink extension, GFM, 6.9). */
  #isBareAddress({ position }: Content): boolean {
    const { offset } = position?.start ?? {};
    return offset === undefined || !'[<'.includes(this.#markdown.charAt(offset));
  }

  #inline(content: readonly Content[], marks: readonly Mark[] = []): Node[] {
    const withMark = (name: string, attrs?: object) =>
      this.#schema.mark(name, { ...attrs }).addToSet(marks);
    return content.flatMap((node): Node[] => {
      switch (node.type) {
        case 'text': {
          const text = node.value.replaceAll(/[ \t]*\n[ \t]*/g, ' ');
          return text === '' ? [] : [this.#schema.text(text, marks)];
        }
        case 'strong':
          return this.#inline(node.children, withMark('strong'));
        case 'emphasis':
          return this.#inline(node.children, withMark('em'));
        case 'link': {
          // A bare address stays plain text, so that letters typed after it belong to the address.
          if (this.#isBareAddress(node)) return this.#inline(node.children, marks);
          const { url: href, title = null } = node;
          return this.#inline(node.children, withMark('link', { href, title }));
        }
        case 'linkReference': {
          const attrs = this.#definitions.get(node.identifier);
          if (!attrs) throw new Unsupported();
          return this.#inline(node.children, withMark('link', attrs));
        }
        case 'break':
          return [this.#type('hard_break').create(null, null, marks)];
        default:
          throw new Unsupported();
      }
    });
  }

  #blocks(content: readonly Content[]): Node[] {
    return content.map((node) => this.#block(node));
  }

  #block(node: Content): Node {
    switch (node.type) {
      case 'paragraph':
        return this.#type('paragraph').create(null, this.#inline(node.children));
      case 'heading':
        if (node.depth !== 2 && node.depth !== 3) throw new Unsupported();
        return this.#type('heading').create({ level: node.depth }, this.#inline(node.children));
      case 'blockquote': {
        const quotation = this.#type('blockquote').createAndFill(null, this.#blocks(node.children));
        if (!quotation) throw new Unsupported();
        return quotation;
      }
      case 'thematicBreak':
        return this.#type('horizontal_rule').create();
      case 'list': {
        const items = node.children.map((item) => {
          if (typeof item.checked === 'boolean') throw new Unsupported();
          const inside = this.#blocks(item.children);
          const isBegun = inside[0]?.type.name === 'paragraph';
          const first = isBegun ? [] : [this.#type('paragraph').create()];
          return this.#type('list_item').create(null, [...first, ...inside]);
        });
        const spread = Boolean(node.spread) || node.children.some((item) => item.spread);
        return node.ordered
          ? this.#type('ordered_list').create({ spread, order: node.start ?? 1 }, items)
          : this.#type('bullet_list').create({ spread }, items);
      }
      default:
        throw new Unsupported();
    }
  }

  /** Converts a block; one that pages have no style for becomes a node with its source. */
  read(node: Content, source: string): Node {
    try {
      return this.#block(node);
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      return this.#type('source').create(null, this.#schema.text(source));
    }
  }
}

/** Converts Markdown to a ProseMirror document. */
export function readMarkdown(schema: Schema, markdown: string): MarkdownDocument {
  const tree = parseMarkdown(markdown);
  const reader = new Reader(schema, markdown, tree);
  const sources = new Map<Node, string>();
  for (const node of tree.children) {
    const source = markdown.slice(node.position?.start.offset, node.position?.end.offset);
    sources.set(reader.read(node, source), source);
  }
  const doc = schema.topNodeType.createAndFill(null, [...sources.keys()]);
  if (!doc) throw new Error('The schema cannot contain these blocks.');
  return { markdown, doc, sources };
}
