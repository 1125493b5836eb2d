/** The languages that the editor speaks (BCP 47). */
const LANGUAGES = ['en', 'fr', 'pt', 'sw', 'ar'] as const;
export type EditorLanguage = (typeof LANGUAGES)[number];

/** Words of a part of the editor in each of its languages. */
type Catalogue<Key extends string> = Record<EditorLanguage, Record<Key, string>>;

/** Checks that a part of the editor has each of its words in every language. */
export const catalogue = <Key extends string>(all: Catalogue<Key>): Catalogue<Key> => all;

/** The first language of a browser that the editor speaks. @param wanted BCP 47, the dearest first */
export function editorLanguage(wanted: readonly string[]): EditorLanguage {
  const found = wanted.flatMap((tag) => LANGUAGES.filter((code) => tag.split('-')[0] === code));
  return found[0] ?? 'en';
}
