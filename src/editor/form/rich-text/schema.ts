import { Schema, type DOMOutputSpec, type MarkSpec, type NodeSpec } from 'prosemirror-model';
import { marks as basicMarks, nodes as basic } from 'prosemirror-schema-basic';
import { bulletList, listItem, orderedList } from 'prosemirror-schema-list';

/** Allowed addresses of links. Pasted text may contain others, such as `file:`. */
const ADDRESS = /^(https?:|mailto:|\/|#)/i;

/** Whether the items of a list are separated by empty lines, as in mdast. */
const SPREAD = { spread: { default: false } };

/** The nodes of every text: paragraphs, lists, and unsupported Markdown as its source. */
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
  // Markdown that pages have no style for, such as a table: shown as source; the checks report it.
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

/** More nodes of long texts. */
const long = {
  // Levels 2 and 3: the title of the page is level 1.
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

/** A schema with at least the nodes of every text. */
export type TextSchema = Schema<keyof typeof nodes, keyof typeof marks>;

/** The schema of long texts, with headings, quotations and rules, such as the biography. */
export const LONG: TextSchema = new Schema({ nodes: { ...nodes, ...long }, marks });
/** The schema of short texts, with paragraphs and lists only, such as an answer. */
export const SHORT: TextSchema = new Schema({ nodes, marks });
