/** A published language, as the pages of every language know of it. */
export interface Language {
  /** Its code (BCP 47): the name of its folder in content/. */
  code: string;
  /** What its addresses start with: nothing for the first language, `/fr` for another. */
  root: string;
  /** Its name as its speakers write it. */
  ownName: string;
}

/** A page in one language. */
export interface Version extends Language {
  /** Its address; Home's where this language does not have the page. */
  path: string;
  /** Whether this language lacks the page. */
  missing?: boolean;
}

/** Scripts that run from right to left (Unicode Standard, chapter 9 and 19), as far as languages of today use them. */
const RIGHT_TO_LEFT = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']);

/** The direction in which a language is written (HTML, the `dir` attribute). */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(new Intl.Locale(code).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** What the addresses of a language start with; the first of the published ones is at `/`. */
export function rootOf(code: string, published: readonly string[]): string {
  return code === published[0] ? '' : `/${code}`;
}

/** A page that every language has. @param path as it is in the first language */
export function versionsOf(languages: readonly Language[], path: string): Version[] {
  return languages.map((language) => ({ ...language, path: pathIn(language.root, path) }));
}

/**
 * A path of this site in one language: below `/fr`, `/about-us` is `/fr/about-us` and `/` is `/fr`. Files such as
 * `/licence.txt`, other sites and what has its language already stay as they are.
 * @param root see {@link Language}
 */
export function pathIn(root: string, path: string): string {
  const isPage = /^\/(?!\/)[^.?#]*([?#].*)?$/.test(path);
  if (!isPage || root === '' || path === root || path.startsWith(`${root}/`)) return path;
  return root + path.replace(/^\/(?=[?#]|$)/, '');
}
