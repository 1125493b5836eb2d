import { toHtml } from 'hast-util-to-html';
import type { TextPart } from '../block-kind.ts';

type Nodes = Extract<Parameters<typeof toHtml>[0], unknown[]>;

/** Cuts a text (hast) at its top headings, so that each part can be shown beside its own. */
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
