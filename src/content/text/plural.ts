import { formatNumber } from './format-number.ts';

/** A phrase in the plural forms of a language (Unicode CLDR plural rules). */
type PluralWords = Readonly<Partial<Record<Intl.LDMLPluralRule, string | undefined>>> & {
  readonly other: string;
};

/** The numbers that the site counts with. French has a further form from a million on. */
const NUMBERS = Array.from({ length: 1000 }, (_, number) => number);

type PluralForms = ReadonlyMap<Intl.LDMLPluralRule, readonly number[]>;

/** Cached by language: finding the forms takes longer than checking a file. */
const known = new Map<string, PluralForms>();

/** The plural forms of a language, each with its numbers below 1000: `one` in English has 1. */
export function pluralForms(language: string): PluralForms {
  const rules = new Intl.PluralRules(language);
  const forms = known.get(language) ?? Map.groupBy(NUMBERS, (number) => rules.select(number));
  known.set(language, forms);
  return forms;
}

/** The phrase for a number, such as "30 days". @param language of the page (BCP 47) */
export function pluralText(words: PluralWords, number: number, language: string): string {
  const form = words[new Intl.PluralRules(language).select(number)] ?? words.other;
  return form.replaceAll('{number}', formatNumber(number, language));
}
