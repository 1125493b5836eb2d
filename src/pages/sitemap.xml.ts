import { pathIn } from '#content/languages';
import { contentOfFirstLanguage, LANGUAGES, customPageVersions } from '#site/loading/queries.ts';

/**
 * The sitemap (sitemaps.org), listing the languages of each page if there are several; the first is
 * also `x-default`. It has no `lastmod`: a build does not know when a page last changed, and search
 * engines ignore dates that change with every build.
 */
export function GET(): Response {
  const content = contentOfFirstLanguage();
  const listed = content.pages.map(({ path }) =>
    LANGUAGES.map(({ code, root }) => ({ code, path: pathIn(root, path) })),
  );
  const pages = [...listed, ...customPageVersions()];
  const { siteAddress } = content.organisation;
  const addressOf = (path: string) => new URL(path, siteAddress).href.replaceAll('&', '&amp;');
  const link = (code: string, path = '') =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${addressOf(path)}"/>`;
  const several = pages.some((versions) => versions.length > 1);
  const entries = pages.flatMap((versions) => {
    const links = [
      ...versions.map(({ code, path }) => link(code, path)),
      link('x-default', versions[0]?.path),
    ].join('');
    return versions.map(
      ({ path }) => `<url><loc>${addressOf(path)}</loc>${versions.length > 1 ? links : ''}</url>`,
    );
  });
  const more = several ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>\n${entries.join('\n')}\n</urlset>\n`,
  );
}
