import { contentOf, firstLanguage } from '../content/loading/queries.ts';
import { isPlaceholder } from '../content/text/placeholders.ts';

/** Everything may be read (RFC 9309). The list of pages is named once it stands under an address of our own. */
export async function GET(): Promise<Response> {
  const { siteAddress } = (await contentOf(await firstLanguage())).organisation;
  const sitemap = `\nSitemap: ${new URL('/sitemap.xml', siteAddress).href}\n`;
  return new Response(`User-agent: *\nAllow: /\n${isPlaceholder(siteAddress) ? '' : sitemap}`);
}
