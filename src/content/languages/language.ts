/** A published language, as the pages of every language know of it. */
export interface Language {
  /** Its code (BCP 47): the name of its folder in content/. */
  code: string;
  /** The country whose form of it is written, where `language.yaml` names one. */
  region?: string | undefined;
  /** What its addresses start with: nothing for the first language, `/fr` for another. */
  root: string;
  /** Its name as its speakers write it. */
  ownName: string;
}

/** Where a link leads. */
export interface LinkTarget {
  href: string;
  /** The language of the page that it leads to, where the page of the link is in another. */
  language?: Language;
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

/** A language with the country it is written for (BCP 47), by which dates, numbers and voices go: `pt-AO`. */
export function localeOf({ code, region = '' }: Pick<Language, 'code' | 'region'>): string {
  // The editor shows files with mistakes, too.
  return new Intl.Locale(code, /^[A-Z]{2}$/.test(region) ? { region } : {}).toString();
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

/** What has to be known of a language to find where its links lead. */
interface LinkingLanguage {
  /** See {@link Language}. */
  root: string;
  languages: readonly Language[];
  /**
   * Where links to own pages lead that this language has under another name or not at all, by their path in the first
   * language.
   */
  otherTargets?: Readonly<Record<string, LinkTarget>>;
}

/**
 * Where an address of content/ leads from a page in one language: to the page in the same language, or, where there is
 * none, in the first.
 * @param address a path of this site, with what follows it, or an address on another site
 */
export function linkTarget(
  { root, languages, otherTargets = {} }: LinkingLanguage,
  address: string,
): LinkTarget {
  const [path = ''] = address.split(/[?#]/);
  const other = otherTargets[path];
  if (other) return { ...other, href: other.href + address.slice(path.length) };
  const hasLanguage = languages.some(
    (one) => one.root !== '' && (path === one.root || path.startsWith(`${one.root}/`)),
  );
  return { href: hasLanguage ? address : pathIn(root, address) };
}

/** What has to be known of a page to find it in another language. */
interface Translatable {
  /** Its path in its language. */
  path: string;
  /** The page of the first language that it says the same as, if that has another path. */
  translates?: string | undefined;
}

/** Tells which own pages say the same in several languages. */
export const sameAs = ({ translates, path }: Translatable): string => translates ?? path;

/**
 * See {@link LinkingLanguage.otherTargets}.
 * @param first the first language, and its published pages
 * @param own another language, and its published pages
 */
export function otherTargets(
  first: { language: Language; pages: readonly Translatable[] },
  own: { language: Language; pages: readonly Translatable[] },
): Record<string, LinkTarget> {
  const translated = new Map(own.pages.map((page) => [sameAs(page), page.path]));
  const paths = new Set(own.pages.map(({ path }) => path));
  const others = first.pages.flatMap((page): [string, LinkTarget][] => {
    if (paths.has(page.path)) return [];
    const path = translated.get(page.path);
    return [
      [
        page.path,
        path
          ? { href: pathIn(own.language.root, path) }
          : { href: page.path, language: first.language },
      ],
    ];
  });
  return Object.fromEntries(others);
}
