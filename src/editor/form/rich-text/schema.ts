import { Schema, type DOMOutputSpec, type MarkSpec, type NodeSpec } from 'prosemirror-model';
import { marks as basicMarks, nodes as basic } from 'prosemirror-schema-basic';
import { bulletList, listItem, orderedList } from 'prosemirror-schema-list';

/** Addresses that a link of a text may have; what others copy has more, such as `file:`. */
const ADDRESS = /^(https?:|mailto:|\/|#)/i;

/** Whether there are empty lines between the items of a list. */
const SPREAD = { spread: { default: false } };

/** What every text may hold: paragraphs, lists, and what stays as its source says. */
const nodes = {
  doc: basic.doc,
  paragraph: basic.paragraph,
  bullet_list: { ...bulletList, content: 'list_item+', group: 'block', attrs: SPREAD },
  ordered_list: {
    ...orderedList,
    content: 'list_item+',
    group: 'block',
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
  hard_break: basic.hard_break,
  text: basic.text,
} satisfies Record<string, NodeSpec>;

/** What only long texts may hold besides. */
const long = {
  // Pages have two: the first is their title.
  heading: {
    ...basic.heading,
    attrs: { level: { default: 2 } },
    parseDOM: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({
      tag,
      attrs: { level: tag < 'h3' ? 2 : 3 },
    })),
  },
  blockquote: basic.blockquote,
  horizontal_rule: basic.horizontal_rule,
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    ...basicMarks.link,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => {
          const href = link.getAttribute('href') ?? '';
          return ADDRESS.test(href) ? { href, title: link.getAttribute('title') } : false;
        },
      },
    ],
  },
  strong: basicMarks.strong,
  em: basicMarks.em,
} satisfies Record<string, MarkSpec>;

/** A schema with what every text may hold, and perhaps more. */
export type TextSchema = Schema<keyof typeof nodes, keyof typeof marks>;

/** A text with headings, quotations and lines, such as the biography. */
export const LONG: TextSchema = new Schema({ nodes: { ...nodes, ...long }, marks });
/** A text of paragraphs and lists, such as an answer. */
export const SHORT: TextSchema = new Schema({ nodes, marks });
