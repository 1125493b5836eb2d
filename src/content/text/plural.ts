import { formatNumber } from './format-number.ts';

/** Words for a number, in the forms that a language has (Unicode CLDR, plural rules). */
type PluralWords = Readonly<Partial<Record<Intl.LDMLPluralRule, string | undefined>>> & {
  readonly other: string;
};

/** The numbers that words are needed for: French has a form that begins with a million. */
const NUMBERS = Array.from({ length: 1000 }, (_, number) => number);

type PluralForms = ReadonlyMap<Intl.LDMLPluralRule, readonly number[]>;

/** By language: finding the forms of one takes longer than checking a file. */
const known = new Map<string, PluralForms>();

/** The forms of a language for numbers below 1000, each with its numbers: `one` has 1. */
export function pluralForms(language: string): PluralForms {
  const rules = new Intl.PluralRules(language);
  const forms = known.get(language) ?? Map.groupBy(NUMBERS, (number) => rules.select(number));
  known.set(language, forms);
  return forms;
}

/** The words for a number, such as "30 days". @param language of the page (BCP 47) */
export function pluralText(words: PluralWords, number: number, language: string): string {
  const form = words[new Intl.PluralRules(language).select(number)] ?? words.other;
  return form.replaceAll('{number}', formatNumber(number, language));
}
