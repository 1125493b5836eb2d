import { contentOf } from '../lib/content.ts';
import { SITE_PAGES } from '../lib/site-pages.ts';

/**
 * The four pages (sitemaps.org). Without `lastmod`: a build knows when it ran, not when a page last said something
 * new, and search engines stop believing dates that change with every build.
 */
export async function GET(): Promise<Response> {
  const { siteAddress } = (await contentOf('en')).organisation;
  const pages = Object.values(SITE_PAGES).map(
    (path) => `<url><loc>${new URL(path, siteAddress).href.replaceAll('&', '&amp;')}</loc></url>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('\n')}\n</urlset>\n`,
  );
}
