import type { CustomPage } from '../files/custom-page.ts';

/** A published language. */
export interface Language {
  /** Its code (BCP 47): the name of its folder in content/. */
  code: string;
  /** The region whose spelling and formats it uses, if `language.yaml` names one. */
  region?: string | undefined;
  /** Prefix of its addresses: empty for the first language, `/fr` for French. */
  root: string;
  /** Its name as its speakers write it. */
  ownName: string;
}

/** The target of a link. */
export interface LinkTarget {
  href: string;
  /** The language of the target, if it is not that of the link. */
  language?: Language;
}

/** A page in one language. */
export interface PageVersion extends Language {
  /** Its address; that of Home if the language lacks the page. */
  path: string;
  /** Whether this language lacks the page. */
  missing?: boolean;
}

/** Right-to-left scripts in use today (Unicode Standard, chapters 9 and 19). */
const RIGHT_TO_LEFT = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']);

/** The direction in which a language is written (HTML, the `dir` attribute). */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(new Intl.Locale(code).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** The locale of a language (BCP 47) for dates, numbers and voices, such as `pt-AO`. */
export function localeOf({ code, region = '' }: Pick<Language, 'code' | 'region'>): string {
  // In the editor, somebody may still be typing the region.
  return new Intl.Locale(code, /^[A-Z]{2}$/.test(region) ? { region } : {}).toString();
}

/** The prefix of a language's addresses; the first published language is at `/`. */
export function rootOf(code: string, published: readonly string[]): string {
  return code === published[0] ? '' : `/${code}`;
}

/** All language versions of a page that every language has. @param path in the first language */
export function languageVersionsOf(languages: readonly Language[], path: string): PageVersion[] {
  return languages.map((language) => ({ ...language, path: pathIn(language.root, path) }));
}

/** A path of this site in one language: `/fr/about-us` with root `/fr`; all else unchanged. */
export function pathIn(root: string, path: string): string {
  const isPage = /^\/(?!\/)[^.?#]*([?#].*)?$/.test(path);
  if (!isPage || root === '' || path === root || path.startsWith(`${root}/`)) return path;
  return root + path.replace(/^\/(?=[?#]|$)/, '');
}

/** The language of a page and its links, for {@link linkTarget}. */
export interface LinkScope {
  /** Prefix of its addresses: empty for the first language, `/fr` for French. */
  root: string;
  languages: readonly Language[];
  /** Targets of custom pages that this language renames or lacks, by first-language path. */
  otherTargets?: Readonly<Record<string, LinkTarget>>;
}

/** Resolves an address of content/ to the page in the link's language, or else in the first one. */
export function linkTarget(
  { root, languages, otherTargets = {} }: LinkScope,
  typed: string,
): LinkTarget {
  // In the spelling of ids, see `idInLink`.
  const address = /^[/#]/.test(typed) ? typed.normalize('NFC') : typed;
  const [path = ''] = address.split(/[?#]/);
  const otherPath = otherTargets[path];
  if (otherPath) return { ...otherPath, href: otherPath.href + address.slice(path.length) };
  const hasLanguage = languages.some(
    (language) =>
      language.root !== '' && (path === language.root || path.startsWith(`${language.root}/`)),
  );
  return { href: hasLanguage ? address : pathIn(root, address) };
}

/** A custom page: its path in its language, and that of its original if it differs. */
type Translatable = Pick<CustomPage, 'path' | 'translates'>;

/** The path of the original, which identifies a custom page in all languages. */
export const sourcePath = ({ translates, path }: Translatable): string => translates ?? path;

/** The parameters of {@link linkTarget}. @param pagesIn the custom pages of a language */
export function linkScopeOf(
  languages: readonly Language[],
  code: string,
  pagesIn: (code: string) => readonly Translatable[],
): LinkScope {
  const [first] = languages;
  const language = languages.find((language) => language.code === code);
  const root = language?.root ?? '';
  if (!first || !language || language === first) return { root, languages };
  const pages = pagesIn(code);
  const otherTargets: Record<string, LinkTarget> = {};
  for (const { path } of pagesIn(first.code)) {
    if (pages.some((page) => page.path === path)) continue;
    const translation = pages.find((page) => sourcePath(page) === path);
    otherTargets[path] = translation
      ? { href: pathIn(root, translation.path) }
      : { href: path, language: first };
  }
  return { root, languages, otherTargets };
}

/**
 * Attributes that open a link to another site in a new tab, for the component Link and for
 * Markdown. Undefined for a link within this site.
 */
export const newTabAttributes = (href = '') =>
  href.startsWith('https:') ? ({ target: '_blank', rel: 'noopener' } as const) : undefined;

/** The note that screen readers read after such a link. @param newTab from site.yaml */
export const newTabNote = (newTab: string): string => ` (${newTab})`;
