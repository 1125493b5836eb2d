import { getCountries } from 'libphonenumber-js/max';
import type { OptionGroup } from './options.ts';

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
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return [{ name: type === 'region' ? 'Countries' : 'Currencies', language, options }];
}

/** What places are called today after which browsers call a zone by an earlier name. */
const TODAY: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** Every time zone that the browser knows, by its place; those of Africa first. */
export function zones(): OptionGroup[] {
  const all = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));
  const parts = Map.groupBy(all, (zone) => zone.slice(0, zone.indexOf('/')));
  const names = [...new Set(['Africa', ...parts.keys()])];
  return names.map((name) => ({
    ...{ name, language: 'en' },
    options: (parts.get(name) ?? [])
      .map((zone) => {
        const today = TODAY[zone] ?? zone;
        const place = today.slice(name.length + 1).replaceAll('_', ' ');
        // A file may have either.
        return { value: zone, name: place, ...(today !== zone && { also: today }) };
      })
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
  }));
}
