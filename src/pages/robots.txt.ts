import { isPlaceholder } from '#content/text';
import { contentOfFirstLanguage } from '#site/loading/queries.ts';

/** Allows everything (RFC 9309). Names the sitemap if the site's address is set. */
export function GET(): Response {
  const { siteAddress } = contentOfFirstLanguage().organisation;
  const sitemap = `\nSitemap: ${new URL('/sitemap.xml', siteAddress).href}\n`;
  return new Response(`User-agent: *\nAllow: /\n${isPlaceholder(siteAddress) ? '' : sitemap}`);
}
