import { toHtml } from 'hast-util-to-html';
import type { TextSection } from '../block-kind.ts';

type Nodes = Extract<Parameters<typeof toHtml>[0], unknown[]>;

/** Cuts a text (hast) at its top headings, so that each section can be shown beside its own. */
export function textSections(nodes: Nodes): TextSection[] {
  const sections: { heading: Nodes; words: Nodes }[] = [];
  for (const node of nodes) {
    if (node.type === 'element' && node.tagName === 'h2')
      sections.push({ heading: [node], words: [] });
    else if (sections.length > 0) sections.at(-1)?.words.push(node);
    else if (node.type !== 'text') sections.push({ heading: [], words: [node] });
  }
  return sections.map(({ heading, words }) => ({ heading: toHtml(heading), words: toHtml(words) }));
}
