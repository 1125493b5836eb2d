/**
 * The name of a country. Returns anything but a code, such as one still being typed, unchanged.
 * @param code of the country (ISO 3166-1)
 * @param language of the reader (BCP 47)
 */
export function countryName(code: string, language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return (/^[A-Z]{2}$/.test(code) && names.of(code)) || code;
}
