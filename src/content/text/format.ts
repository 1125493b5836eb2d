/** Formats a whole number: 2000 is "2,000" in English, "٢٬٠٠٠" in Egypt. */
export function formatNumber(value: number, language: string): string {
  return new Intl.NumberFormat(language).format(value);
}

/** Whether a language uses digits other than 0–9, such as `١ ٢ ٣`. */
export const hasOwnDigits = (language: string): boolean => formatNumber(1, language) !== '1';

/** Countries with Portuguese spelling from before the agreement of 1990: months in capitals. */
const BEFORE_1990 = /^pt-(AO|MZ)\b/;

/**
 * The name of a country (ISO 3166-1). Anything but a code, such as one half typed, is unchanged.
 */
export function countryName(code: string, language: string): string {
  // CLDR 48 has two names in European Portuguese; newspapers use this one.
  if (code === 'CI' && /^pt\b/.test(language)) return 'Costa do Marfim';
  if (code === 'EG' && BEFORE_1990.test(language)) return 'Egipto';
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return (/^[A-Z]{2}$/.test(code) && names.of(code)) || code;
}

/** Joins a date with "1er" in French and "Março" in Angola, where CLDR 48 has "1" and "março". */
export function joinDate(
  parts: readonly Pick<Intl.DateTimeFormatPart, 'type' | 'value'>[],
  language: string,
): string {
  const partText = ({ type, value }: (typeof parts)[number]) => {
    if (type === 'day' && value === '1' && /^fr\b/.test(language)) return '1er';
    if (type === 'month' && BEFORE_1990.test(language))
      return value.slice(0, 1).toUpperCase() + value.slice(1);
    return value;
  };
  return parts.map(partText).join('');
}

/** A day (year-month-day) with its month spelled out, "5 June 2027"; any other text unchanged. */
export function formatDay(day: string, language: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return joinDate(format.formatToParts(time), language);
}
