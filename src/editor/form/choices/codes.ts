import { getCountries } from 'libphonenumber-js/max';
import { WORDS } from '../../words/words.ts';
import type { OptionGroup } from '../control.ts';

const CODES: Record<'region' | 'currency', () => string[]> = {
  region: getCountries,
  currency: () => Intl.supportedValuesOf('currency'),
};

/** Codes of ISO 4217 that are no money, such as gold; the exceptions are currencies of regions. */
const NO_MONEY = /^X(?!AF|OF|CD|PF|CG)/;
/** Names of former currencies contain their years. */
const FORMER = /\p{N}{4}/u;

/**
 * All countries (ISO 3166-1) or current currencies (ISO 4217), sorted by name.
 * @param language the language of the names (BCP 47)
 */
export function codesByName(type: 'region' | 'currency', language: string): OptionGroup[] {
  const names = new Intl.DisplayNames([language, 'en'], { type });
  const options = CODES[type]()
    .filter((code) => type === 'region' || !NO_MONEY.test(code))
    .map((code) => ({ value: code, name: `${names.of(code)} (${code})` }))
    .filter(({ name }) => !FORMER.test(name))
    .sort((first, second) => first.name.localeCompare(second.name, language));
  const { countries, currencies } = WORDS.sheet;
  return [{ name: type === 'region' ? countries : currencies, language, options }];
}
