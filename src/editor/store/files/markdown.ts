import type { RenderedSection } from '#content/project';
import { renderMarkdown, renderSections } from '#content/reading';

/** The preview, in which no link leads anywhere. */
const preview = (ids: Set<string>) => ({
  targetOf: (href: string) => ({ href }),
  ids,
});

/** Renders the parts of Markdown as HTML for the preview. */
export const markdownParts = (markdown: string, ids: Set<string>): RenderedSection[] =>
  renderSections(markdown, preview(ids));

/** So many texts are kept as HTML: more than a site has. */
const MOST = 500;
const rendered = new Map<string, { html: string; added: readonly string[] }>();

/**
 * Renders Markdown as HTML for the preview; each text once, although every letter asks for it.
 * @param ids that the page has already; those of the headings are added
 */
export function markdownHtml(markdown: string, ids = new Set<string>()): string {
  const before = [...ids];
  const key = [before.join(' '), markdown].join('\n');
  const known = rendered.get(key);
  if (known) {
    for (const id of known.added) ids.add(id);
    return known.html;
  }
  const html = renderMarkdown(markdown, preview(ids));
  if (rendered.size >= MOST) rendered.clear();
  rendered.set(key, { html, added: [...ids].slice(before.length) });
  return html;
}
