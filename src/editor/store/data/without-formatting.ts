import { isKindIn, type Kind } from '#content/fields';
import { parseMarkdown } from '#content/reading';

type Node = ReturnType<typeof parseMarkdown> | ReturnType<typeof parseMarkdown>['children'][number];

/** Nodes whose children stand below each other. */
const IN_LINES = /^(root|list|listItem|blockquote)$/;

/** Puts the formatting of a node into its text. */
type AddSigns = (node: Node, text: string) => string;

const textIn = (node: Node, addSigns: AddSigns): string => {
  if (!('children' in node)) return 'value' in node ? node.value : ' ';
  const texts = node.children.map((child) => textIn(child, addSigns));
  return addSigns(node, texts.join(IN_LINES.test(node.type) ? '\n' : ''));
};

const withSigns: AddSigns = (node, text) => {
  if (node.type === 'link') return `${text} (${node.url})`;
  if (node.type === 'strong') return `**${text}**`;
  if (node.type === 'emphasis') return `*${text}*`;
  if (node.type === 'heading') return `${'#'.repeat(node.depth)} ${text}`;
  if (node.type === 'blockquote') return `> ${text}`;
  if (node.type === 'list') return `${node.ordered ? '1.' : '-'} ${text}`;
  return text;
};

/** A text without signs of formatting, as a page shows it. @param kind that of its field */
export const withoutFormatting = (text: string, kind: Kind = 'text'): string =>
  isKindIn(kind, 'markdown')
    ? textIn(parseMarkdown(text), (_node, words) => words)
    : text.replaceAll('**', '');

/** A text with signs of formatting and the addresses of its links, to compare it. @param kind that of its field */
export const withFormatting = (text: string, kind: Kind = 'text'): string =>
  isKindIn(kind, 'markdown') ? textIn(parseMarkdown(text), withSigns) : text;
