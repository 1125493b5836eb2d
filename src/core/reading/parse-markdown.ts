import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

type Root = ReturnType<typeof fromMarkdown>;
/** A part of a text in Markdown (mdast). */
export type MarkdownNode = Root | Root['children'][number];

const OPTIONS = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Parses Markdown as a tree (mdast), in a browser too. */
export const parseMarkdown = (markdown: string): Root => fromMarkdown(markdown, OPTIONS);
