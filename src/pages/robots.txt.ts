import { contentOf, firstLanguage } from '../loading/queries.ts';
import { isPlaceholder } from '../core/text/placeholders.ts';

/** Allows everything (RFC 9309). Names the sitemap once the site's address is set. */
export async function GET(): Promise<Response> {
  const { siteAddress } = (await contentOf(await firstLanguage())).organisation;
  const sitemap = `\nSitemap: ${new URL('/sitemap.xml', siteAddress).href}\n`;
  return new Response(`User-agent: *\nAllow: /\n${isPlaceholder(siteAddress) ? '' : sitemap}`);
}
