import { toHtml } from 'hast-util-to-html';
import type { TextPart } from '../block-kind.ts';

type Nodes = Extract<Parameters<typeof toHtml>[0], unknown[]>;

/**
 * Cuts a text at its headings, so that a page can show each part beside its heading. Headings in
 * quotations and lists begin no part.
 * @param nodes top level of the text (hast)
 */
export function textParts(nodes: Nodes): TextPart[] {
  const parts: { heading: Nodes; words: Nodes }[] = [];
  for (const node of nodes) {
    if (node.type === 'element' && node.tagName === 'h2')
      parts.push({ heading: [node], words: [] });
    else if (parts.length > 0) parts.at(-1)?.words.push(node);
    else if (node.type !== 'text') parts.push({ heading: [], words: [node] });
  }
  return parts.map(({ heading, words }) => ({ heading: toHtml(heading), words: toHtml(words) }));
}
