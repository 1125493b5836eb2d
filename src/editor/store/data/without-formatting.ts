import { isKindIn, type Kind } from '#content/fields';
import { parseMarkdown } from '#content/reading';

type Node = ReturnType<typeof parseMarkdown> | ReturnType<typeof parseMarkdown>['children'][number];

/** Nodes whose children stand below each other. */
const IN_LINES = /^(root|list|listItem|blockquote)$/;

const textIn = (node: Node): string =>
  'children' in node
    ? node.children.map(textIn).join(IN_LINES.test(node.type) ? '\n' : '')
    : 'value' in node
      ? node.value
      : ' ';

/** A text without signs of formatting, as a page shows it. @param kind that of its field */
export const withoutFormatting = (text: string, kind: Kind = 'text'): string =>
  isKindIn(kind, 'markdown') ? textIn(parseMarkdown(text)) : text.replaceAll('**', '');
