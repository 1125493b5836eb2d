/** Names and codes of the languages of content/. */
import { MODEL } from '#site/features';
import { textOf } from '../store/data/values.ts';
import type { TextFiles } from '../store/files/text-files.ts';

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** The English name of a language. @param code BCP 47 */
export const languageName = (code: string): string => names.of(code) ?? code;

/** The name of a language as its speakers write it. @param code BCP 47 */
export const nameInItself = (texts: TextFiles, code: string): string =>
  textOf(texts.value(MODEL.pathOf('language', code), ['ownName'])) || code;

/** The codes of all languages: the published ones in their order, then the others. */
export const codesOf = ({ project }: TextFiles): string[] => [
  ...new Set([...project.publishedLanguages(), ...project.codes().sort()]),
];
