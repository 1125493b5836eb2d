import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { BUTTON_CLASS, isButtonLink } from '../../src/core/reading/button-link.ts';
import { parseMarkdown } from '../../src/core/reading/parse-markdown.ts';
import { textSections } from '../../src/core/reading/text-sections.ts';
import type { TextSection } from '../../src/core/block-kind.ts';
import { freeId } from '../../src/core/text/free-id.ts';

/** Replaces quotation marks, dashes and dots as the build does. */
function typeset(text: string): string {
  return (
    text
      .replace(/(^|[\s([{–—])"/g, '$1“')
      .replaceAll('"', '”')
      // One that nothing closes is an apostrophe: '90s.
      .replace(/(^|[\s([{–—“])'(?=.*?\S'(?!\p{L}))/gsu, '$1‘')
      .replaceAll("'", '’')
      .replaceAll('---', '—')
      .replaceAll('--', '–')
      .replaceAll('...', '…')
  );
}

type Node = ReturnType<typeof toHast>;

const textIn = (node: Node): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textIn).join('') : '';
};

interface HtmlOptions {
  /** Whether quotation marks and dashes are replaced, see {@link typeset}. */
  quotes?: boolean;
  /** Ids that the page has already; those of the headings are added. */
  ids?: Set<string>;
}

function forPage(node: Node, { quotes, ids }: Required<HtmlOptions>): void {
  if (node.type === 'text' && quotes) node.value = typeset(node.value);
  if (node.type === 'element' && isButtonLink(node)) node.properties['className'] = [BUTTON_CLASS];
  if ('children' in node) node.children.forEach((child) => forPage(child, { quotes, ids }));
  if (node.type === 'element' && /^h[23]$/.test(node.tagName))
    node.properties['id'] = freeId(textIn(node), ids);
}

/**
 * What a text of the site may hold, see `markdownProblems`. The preview also shows texts that no
 * build has checked, such as an earlier version: of anything else it shows the words alone.
 */
const ALLOWED = {
  tagNames: ['p', 'h2', 'h3', 'blockquote', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'hr'],
  attributes: { a: ['href', 'title'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto'] },
};

function treeOf(markdown: string, { quotes = true, ids = new Set() }: HtmlOptions) {
  const tree = sanitize(toHast(parseMarkdown(markdown)), ALLOWED);
  forPage(tree, { quotes, ids });
  return tree;
}

/** Renders the parts of Markdown as HTML for the preview. */
export function markdownParts(markdown: string, ids: Set<string>): TextSection[] {
  const tree = treeOf(markdown, { ids });
  return textSections('children' in tree ? tree.children : []);
}

/** So many texts are kept as HTML: more than a site has. */
const MOST = 500;
const made = new Map<string, { html: string; added: readonly string[] }>();

/** Renders Markdown as HTML for the preview; each text once, although every letter asks for it. */
export function markdownHtml(markdown: string, options: HtmlOptions = {}): string {
  const { quotes = true, ids = new Set() } = options;
  const before = [...ids];
  const key = [quotes, before.join(' '), markdown].join('\n');
  const known = made.get(key);
  if (known) {
    for (const id of known.added) ids.add(id);
    return known.html;
  }
  const html = toHtml(treeOf(markdown, { quotes, ids }));
  if (made.size >= MOST) made.clear();
  made.set(key, { html, added: [...ids].slice(before.length) });
  return html;
}
