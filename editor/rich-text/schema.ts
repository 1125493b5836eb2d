import { Schema, type DOMOutputSpec, type MarkSpec, type NodeSpec } from 'prosemirror-model';

/** Addresses that a link of a text may have; what others copy has more, such as `file:`. */
const ADDRESS = /^(https?:|mailto:|\/|#)/i;

/** What every text may hold: paragraphs, lists, and what stays as its source says. */
const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    content: 'inline*',
    group: 'block',
    parseDOM: [{ tag: 'p' }],
    toDOM: (): DOMOutputSpec => ['p', 0],
  },
  bullet_list: {
    content: 'list_item+',
    group: 'block',
    attrs: { spread: { default: false } },
    parseDOM: [{ tag: 'ul' }],
    toDOM: (): DOMOutputSpec => ['ul', 0],
  },
  ordered_list: {
    content: 'list_item+',
    group: 'block',
    attrs: { spread: { default: false }, order: { default: 1 } },
    parseDOM: [
      { tag: 'ol', getAttrs: (list) => ({ order: Number(list.getAttribute('start') ?? 1) }) },
    ],
    toDOM: ({ attrs: { order } }): DOMOutputSpec => ['ol', { start: String(order) }, 0],
  },
  list_item: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: (): DOMOutputSpec => ['li', 0],
  },
  // What pages have no style for, such as a table: its source is shown, and the checks name it.
  source: {
    content: 'text*',
    group: 'block',
    marks: '',
    code: true,
    parseDOM: [{ tag: 'pre.source', preserveWhitespace: 'full' }],
    toDOM: (): DOMOutputSpec => ['pre', { class: 'source' }, 0],
  },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: (): DOMOutputSpec => ['br'],
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>;

/** What only long texts may hold besides. */
const long = {
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({
      tag,
      attrs: { level: tag < 'h3' ? 2 : 3 },
    })),
    toDOM: ({ attrs: { level } }): DOMOutputSpec => [`h${level}`, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: (): DOMOutputSpec => ['blockquote', 0],
  },
  horizontal_rule: {
    group: 'block',
    parseDOM: [{ tag: 'hr' }],
    toDOM: (): DOMOutputSpec => ['hr'],
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => {
          const href = link.getAttribute('href') ?? '';
          return ADDRESS.test(href) ? { href, title: link.getAttribute('title') } : false;
        },
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => ['a', attrs, 0],
  },
  strong: {
    // Google Docs puts all that is copied from it into <b style="font-weight:normal">.
    parseDOM: [
      { tag: 'strong' },
      { tag: 'b', getAttrs: (bold) => (bold.style.fontWeight === 'normal' ? false : null) },
      {
        style: 'font-weight',
        getAttrs: (weight) => (/^(bold|[6-9]00)/.test(weight) ? null : false),
      },
    ],
    toDOM: (): DOMOutputSpec => ['strong', 0],
  },
  em: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
    toDOM: (): DOMOutputSpec => ['em', 0],
  },
} satisfies Record<string, MarkSpec>;

/** A text with headings, quotations and lines, such as the biography. */
export const LONG: Schema = new Schema<string, string>({ nodes: { ...nodes, ...long }, marks });
/** A text of paragraphs and lists, such as an answer. */
export const SHORT: Schema = new Schema<string, string>({ nodes, marks });
