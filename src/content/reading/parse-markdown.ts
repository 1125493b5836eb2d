import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { withLowerScheme } from '../text/absolute-address.ts';

type Root = ReturnType<typeof fromMarkdown>;
/** A node of a Markdown tree (mdast). */
export type MarkdownNode = Root | Root['children'][number];

/** The deepest nesting of lists, quotations and emphasis kept: more than a page can show. */
export const DEEPEST = 50;

/**
 * Replaces deeper nodes by empty HTML, which renders as nothing, so that recursive functions cannot
 * overflow the stack. Writes the schemes of addresses as those of other fields.
 */
function cleanUp(tree: Root): void {
  const nodes: { node: MarkdownNode; depth: number }[] = [{ node: tree, depth: 0 }];
  for (const { node, depth } of nodes) {
    if ('url' in node) node.url = withLowerScheme(node.url);
    if (!('children' in node)) continue;
    if (depth === DEEPEST) Object.assign(node, { type: 'html', value: '', children: [] });
    else nodes.push(...node.children.map((child) => ({ node: child, depth: depth + 1 })));
  }
}

const OPTIONS = {
  extensions: [gfm()],
  mdastExtensions: [{ transforms: [cleanUp] }, gfmFromMarkdown()],
};

/** Parses Markdown as a tree (mdast), in a browser too. */
export const parseMarkdown = (markdown: string): Root => fromMarkdown(markdown, OPTIONS);
