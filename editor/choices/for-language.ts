import { eachPart } from '../form/each-part.ts';
import { nameOf, type EditedLanguage } from '../languages.ts';

/** Kinds of fields whose input depends on the language of their file, or on all languages. */
export const LANGUAGES = 'languages';
export const ID = 'id';

/** `Français (French)` */
function bothNames({ code, ownName }: EditedLanguage): string {
  const name = nameOf(code);
  return name === ownName ? name : `${ownName} (${name})`;
}

function inputOf(widget: unknown, code: string, languages: readonly EditedLanguage[]): object {
  const [{ code: first } = { code }] = languages;
  if (widget === LANGUAGES)
    return {
      widget: 'select',
      multiple: true,
      // From one on: there they can be put into another order.
      dropdown_threshold: 0,
      options: languages.map((language) => ({ label: bothNames(language), value: language.code })),
    };
  if (widget !== ID) return {};
  if (code === first) return { widget: 'hidden', required: false };
  const name = nameOf(first);
  return {
    widget: 'same',
    label: `In ${name}`,
    hint: `Which one this is in ${name}, so that links lead to either.`,
    required: false,
  };
}

/**
 * The collections, files or fields of a language with the inputs that depend on languages: these
 * are chosen by name; an id is made in the first language, and in another one it says which item of
 * the first one is meant.
 * @param languages all of content/, the first one first
 */
export function forLanguage<Of extends object>(
  parts: readonly Of[],
  code: string,
  languages: readonly EditedLanguage[],
): Of[] {
  return eachPart(parts, (part) => ({ ...part, ...inputOf(part.widget, code, languages) }));
}
