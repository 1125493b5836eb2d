import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

const OPTIONS = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Parses Markdown for the checks as the build renders it, in a browser too. */
export const parseMarkdown = (markdown: string) => fromMarkdown(markdown, OPTIONS);
