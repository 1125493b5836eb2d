/** Names and codes of the languages of content/. */
import type { OpenProject } from '../store/files/open-project.ts';

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** The English name of a language. @param code BCP 47 */
export const languageName = (code: string): string => names.of(code) ?? code;

/** The codes of all languages: the published ones in their order, then the others. */
export const codesOf = (texts: OpenProject): string[] => [
  ...new Set([...texts.publishedLanguages(), ...texts.codes().sort()]),
];
