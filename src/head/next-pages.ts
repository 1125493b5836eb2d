import { SITE_PAGES } from '../content/site-pages.ts';

const PAGES: string[] = Object.values(SITE_PAGES);

/**
 * Speculation rules of a page (HTML, speculative loading): the other pages are fetched; the one that a visitor reaches
 * for is prepared whole. Reaching is a pointer that rests on a link, a finger on it, the focus; an open menu is
 * reaching for each of its links, which are no candidates while they are not drawn.
 * @param path address of the page itself; undefined where the address is not known
 */
export function nextPages(path: string | undefined): string {
  const link = path === undefined ? `a[href^='/']` : `a[href^='/']:not([href='${path}'])`;
  return JSON.stringify({
    prefetch: [{ urls: PAGES.filter((page) => page !== path) }],
    prerender: [
      { where: { selector_matches: link }, eagerness: 'moderate' },
      {
        where: { selector_matches: `#menu ${link},${link}:focus-visible` },
        eagerness: 'immediate',
      },
    ],
  });
}
