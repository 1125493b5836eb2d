import { pathIn } from '../../core/languages/language.ts';
import { SITE_PAGES } from '../../core/site-pages.ts';

/**
 * Speculation rules of a page (HTML, speculative loading). The other pages are prefetched. A page
 * is prerendered when the pointer rests on its link, a finger touches it or it has the focus, when
 * the open menu links to it (links in a closed one are no candidates), and when the footer has been
 * seen (src/site/browser/every-page/fetch-ahead.ts).
 * @param root prefix of the page's language; pages of other languages are not fetched
 * @param path of the page itself; undefined for an unknown address
 * @param options.several whether there are several languages. Then all pages of one language share
 * their rules, since the policy header has no room for a hash per page; each page then also
 * revalidates itself, in a few bytes
 * @param options.parts whether the footer also links to parts of pages, which would be fetched in
 * addition to the page
 */
export function nextPages(
  root: string,
  path: string | undefined,
  { several = false, parts = false } = {},
): string {
  const pages = Object.values(SITE_PAGES).map((page) => pathIn(root, page));
  const itself = path === undefined ? '' : `:not([href='${path}'])`;
  const link = `a[href^='/']${several ? ':not([hreflang],[aria-current])' : itself}`;
  return JSON.stringify({
    prefetch: [{ urls: pages.filter((page) => several || page !== path) }],
    prerender: [
      { where: { selector_matches: link }, eagerness: 'moderate' },
      {
        where: {
          selector_matches: `${link}${parts ? ":not([href*='#'])" : ''}:is(#menu *,#end *,:focus-visible)`,
        },
        eagerness: 'immediate',
      },
    ],
  });
}
