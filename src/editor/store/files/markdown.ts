import { type RenderedSection, renderMarkdown, renderSections } from '#content/project';

/** Options for previews: links keep their addresses, because the preview does not follow them. */
const preview = (ids: Set<string>) => ({ targetOf: (href: string) => ({ href }), ids });

/** Renders Markdown as sections for the preview. */
export const markdownParts = (markdown: string, ids: Set<string>): RenderedSection[] =>
  renderSections(markdown, preview(ids));

/** Size of the cache: more texts than a site has. */
const MAX_CACHED_TEXTS = 500;
const rendered = new Map<string, { html: string; added: readonly string[] }>();

/**
 * Renders Markdown to HTML for the preview. Cached, because every typed letter renders all texts.
 * @param ids the ids that the page has already; adds those of the headings
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
  if (rendered.size >= MAX_CACHED_TEXTS) rendered.clear();
  rendered.set(key, { html, added: [...ids].slice(before.length) });
  return html;
}
