import { getCountries } from 'libphonenumber-js/max';
import type { OptionGroup } from '../control.ts';

const CODES: Record<'region' | 'currency', () => string[]> = {
  region: getCountries,
  currency: () => Intl.supportedValuesOf('currency'),
};

/**
 * Names of what is counted in no currency of a country, such as gold, and of those of former times.
 */
const NO_MONEY = /^X(?!AF|OF|CD|PF|CG)/;
const FORMER = /\p{N}{4}/u;

/**
 * Every country (ISO 3166-1) or currency in use (ISO 4217) by its name, with its code.
 * @param language of the names (BCP 47)
 */
export function codesByName(type: 'region' | 'currency', language: string): OptionGroup[] {
  const names = new Intl.DisplayNames([language, 'en'], { type });
  const options = CODES[type]()
    .filter((code) => type === 'region' || !NO_MONEY.test(code))
    .map((code) => ({ value: code, name: `${names.of(code)} (${code})` }))
    .filter(({ name }) => !FORMER.test(name))
    .sort((first, second) => first.name.localeCompare(second.name, language));
  return [{ name: type === 'region' ? 'Countries' : 'Currencies', language, options }];
}
