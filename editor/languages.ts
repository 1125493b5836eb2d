import { LANGUAGE } from './words/words.ts';

const names = new Intl.DisplayNames([LANGUAGE], { type: 'language' });

/** The name of a language in that of the editor. @param code BCP 47 */
export const languageName = (code: string): string => names.of(code) ?? code;
