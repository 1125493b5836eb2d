/** A language of content/ as the editor knows it. */
export interface EditedLanguage {
  /** Its code (BCP 47), the name of its folder. */
  code: string;
  /** Its name as its speakers write it. */
  ownName: string;
}

/**
 * What the editor calls a file or a collection of a language; the first language's bear no code.
 */
export const nameIn = (name: string, code: string, first: string) =>
  code === first ? name : `${code}-${name}`;

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** The English name of a language. @param code BCP 47 */
export const languageName = (code: string): string => names.of(code) ?? code;
