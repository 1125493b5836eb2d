import { contentOf, ownPagesOf } from '../content/load.ts';
import { listedPages } from '../content/site-pages.ts';

/**
 * The pages to be found (sitemaps.org). Without `lastmod`: a build knows when it ran, not when a page last said something
 * new, and search engines stop believing dates that change with every build.
 */
export async function GET(): Promise<Response> {
  const content = await contentOf('en');
  const { siteAddress } = content.organisation;
  const own = await ownPagesOf('en');
  const paths = [...listedPages(content).map(([, path]) => path), ...own.map(({ path }) => path)];
  const pages = paths.map(
    (path) => `<url><loc>${new URL(path, siteAddress).href.replaceAll('&', '&amp;')}</loc></url>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('\n')}\n</urlset>\n`,
  );
}
