import { pathIn } from '../content/language.ts';
import { SITE_PAGES } from '../content/site-pages.ts';

/**
 * Speculation rules of a page (HTML, speculative loading): the other pages are prefetched; the one that a visitor is
 * likely to open is prerendered: a pointer rests on its link, a finger touches it, or it has the focus. An open menu
 * prerenders each page that it links to; while the menu is closed its links are no candidates.
 * @param root what the addresses of the page's language start with: pages of others are not fetched
 * @param path address of the page itself; undefined where the address is not known
 */
export function nextPages(root: string, path: string | undefined): string {
  const pages = Object.values(SITE_PAGES).map((page) => pathIn(root, page));
  const link = path === undefined ? `a[href^='/']` : `a[href^='/']:not([href='${path}'])`;
  return JSON.stringify({
    prefetch: [{ urls: pages.filter((page) => page !== path) }],
    prerender: [
      { where: { selector_matches: link }, eagerness: 'moderate' },
      {
        where: { selector_matches: `#menu ${link},${link}:focus-visible` },
        eagerness: 'immediate',
      },
    ],
  });
}
