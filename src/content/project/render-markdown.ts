import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { newTabNote, newTabAttributes } from '../languages/language.ts';
import { parseMarkdown } from '../reading/parse-markdown.ts';
import { uniqueId } from '../text/ids.ts';
import type { PageContext } from './build-content.ts';
import type { RenderedSection } from './prepared-page.ts';

type Node = ReturnType<typeof toHast>;
type Element = Extract<Node, { type: 'element' }>;

/**
 * The HTML that a text may become, see `markdownProblems`. The editor also renders texts that no
 * build has checked, such as an earlier version; anything not listed here loses its tags and keeps
 * its words.
 */
const ALLOWED = {
  tagNames: ['p', 'h2', 'h3', 'blockquote', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'hr'],
  attributes: { a: ['href', 'title'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto'] },
};

const wordsIn = (node: Node): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(wordsIn).join('') : '';
};

const span = (properties: Element['properties'], children: Element['children']): Element => ({
  type: 'element',
  tagName: 'span',
  properties,
  children,
});

/** Class of a paragraph whose link looks like a button. */
const BUTTON_CLASS = 'button-link';

/** Whether a paragraph holds a link and nothing else. */
function isButtonLink({ tagName, children }: Element): boolean {
  const [part, ...more] = children.filter((child) => child.type !== 'text' || child.value.trim());
  return tagName === 'p' && more.length === 0 && part?.type === 'element' && part.tagName === 'a';
}

/** Gives a link in Markdown the same attributes and note as the component Link. */
function setLink(link: Element, { targetOf, newTab }: PageContext): void {
  const { href, language } = targetOf(link.properties['href'] ?? '');
  link.properties['href'] = href;
  const outside = newTab && newTabAttributes(href);
  if (outside) {
    Object.assign(link.properties, outside);
    const note = { type: 'text', value: newTabNote(newTab) } as const;
    link.children.push(span({ className: ['hidden'] }, [note]));
  } else if (language) {
    const lang = language.code;
    const name = span({ lang }, [{ type: 'text', value: ` (${language.ownName})` }]);
    link.properties['hrefLang'] = lang;
    link.children = [span({}, [...link.children, name])];
  }
}

/** A text in which the variable of the email address, which is filled in later, is a link. */
const withEmailLinks = (text: string): Element['children'] =>
  text.split(/(\{email\})/).map((value) => {
    const words = { type: 'text', value } as const;
    if (value !== '{email}') return words;
    return {
      type: 'element',
      tagName: 'a',
      properties: { href: `mailto:${value}` },
      children: [words],
    };
  });

/** Resolves links, marks button links, and gives headings ids that are unique on the page. */
function setForPage(node: Node, page: PageContext): void {
  if (node.type === 'element') {
    const { tagName, properties } = node;
    if (isButtonLink(node)) properties['className'] = [BUTTON_CLASS];
    if (tagName === 'h2' || tagName === 'h3') properties['id'] = uniqueId(wordsIn(node), page.ids);
    // Browsers that translate a page change an email address, too.
    if (properties['href'] === `mailto:${wordsIn(node)}`) properties['translate'] = 'no';
    if (tagName === 'a') {
      if ('href' in properties) setLink(node, page);
      return;
    }
    node.children = node.children.flatMap((child) =>
      child.type === 'text' ? withEmailLinks(child.value) : child,
    );
  }
  if ('children' in node) node.children.forEach((child) => setForPage(child, page));
}

function treeOf(markdown: string, page: PageContext): Node {
  // Links and ids in one spelling, see `idInLink`.
  const tree = sanitize(toHast(parseMarkdown(markdown.normalize('NFC'))), ALLOWED);
  setForPage(tree, page);
  return tree;
}

const htmlOf = (nodes: Node | Element['children']) =>
  toHtml(nodes, { characterReferences: { useNamedReferences: true } });

/** Renders Markdown as HTML. */
export const renderMarkdown = (markdown: string, page: PageContext): string =>
  htmlOf(treeOf(markdown, page));

/** Renders Markdown and splits it at its `##` headings, so that a page can lay out each section. */
export function renderSections(markdown: string, page: PageContext): RenderedSection[] {
  const tree = treeOf(markdown, page);
  const sections: { heading: Element['children']; words: Element['children'] }[] = [];
  for (const node of 'children' in tree ? tree.children : []) {
    if (node.type === 'doctype') continue;
    if (node.type === 'element' && node.tagName === 'h2')
      sections.push({ heading: [node], words: [] });
    else if (sections.length > 0) sections.at(-1)?.words.push(node);
    else if (node.type !== 'text') sections.push({ heading: [], words: [node] });
  }
  return sections.map(({ heading, words }) => ({ heading: htmlOf(heading), words: htmlOf(words) }));
}
