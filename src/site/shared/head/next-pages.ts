/**
 * Speculation rules of a page (HTML, speculative loading): the next page is prerendered when the
 * pointer or a finger is on its link (eagerness "moderate"), or the link has the focus, for which
 * Chromium needs a condition of its own. Pages in other languages are not.
 * @param path of the page itself
 */
export function nextPages(path: string): string {
  const link = `a[href^='/']:not([hreflang],[href='${path}'])`;
  return JSON.stringify({
    prerender: [
      { where: { selector_matches: link }, eagerness: 'moderate' },
      { where: { selector_matches: `${link}:focus-visible` }, eagerness: 'immediate' },
    ],
  });
}
