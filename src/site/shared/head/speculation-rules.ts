/**
 * Speculation rules (HTML, speculative loading): the browser prerenders a page when the pointer or
 * a finger is on its link (eagerness "moderate"), or when the link has focus, for which Chromium
 * needs a second rule. Pages in other languages are not prerendered.
 * @param path of the page itself
 */
export function speculationRules(path: string): string {
  const link = `a[href^='/']:not([hreflang],[href='${path}'])`;
  return JSON.stringify({
    prerender: [
      { where: { selector_matches: link }, eagerness: 'moderate' },
      { where: { selector_matches: `${link}:focus-visible` }, eagerness: 'immediate' },
    ],
  });
}
