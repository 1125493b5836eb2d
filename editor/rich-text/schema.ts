import { Schema, type DOMOutputSpec, type MarkSpec, type NodeSpec } from 'prosemirror-model';
import { bulletList, listItem, orderedList } from 'prosemirror-schema-list';

/** Addresses that a link of a text may have; what others copy has more, such as `file:`. */
const ADDRESS = /^(https?:|mailto:|\/|#)/i;

/** Whether there are empty lines between the items of a list. */
const SPREAD = { spread: { default: false } };

/** What every text may hold: paragraphs, lists, and what stays as its source says. */
const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    content: 'inline*',
    group: 'block',
    parseDOM: [{ tag: 'p' }],
    toDOM: (): DOMOutputSpec => ['p', 0],
  },
  bullet_list: { ...bulletList, content: 'list_item+', group: 'block', attrs: SPREAD },
  ordered_list: {
    ...{ ...orderedList, content: 'list_item+', group: 'block' },
    attrs: { ...orderedList.attrs, ...SPREAD },
  },
  list_item: { ...listItem, content: 'paragraph block*' },
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
