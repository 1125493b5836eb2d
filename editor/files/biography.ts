import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { biographyProblems } from '../../src/content/biography.ts';
import type { ContentProblem } from '../../src/content/content-error.ts';

export const BIOGRAPHY = 'content/en/biography.md';

/** The parser of the build is a program for this computer's processor; this one runs in a browser and reads the same. */
function parse(markdown: string) {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** What the build would say of a biography. */
export function problemsOf(markdown: string): ContentProblem[] {
  return biographyProblems(markdown, parse(markdown), BIOGRAPHY);
}

/** Quotation marks, dashes and dots as the build sets them. */
function typeset(text: string): string {
  return (
    text
      .replace(/(^|[\s([{–—])"/g, '$1“')
      .replaceAll('"', '”')
      // One that nothing closes stands for what was left out: '90s.
      .replace(/(^|[\s([{–—“])'(?=.*?\S'(?!\p{L}))/gsu, '$1‘')
      .replaceAll("'", '’')
      .replaceAll('---', '—')
      .replaceAll('--', '–')
      .replaceAll('...', '…')
  );
}

type Node = ReturnType<typeof toHast>;

function typesetAll(node: Node): void {
  if (node.type === 'text') node.value = typeset(node.value);
  if ('children' in node) node.children.forEach((child) => typesetAll(child));
}

/** The biography as HTML, for the preview. */
export function biographyHtml(markdown: string): string {
  const tree = toHast(parse(markdown));
  typesetAll(tree);
  return toHtml(tree);
}
