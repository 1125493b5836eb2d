/**
 * The name of a country; for what is no code, such as one that is still being typed, that itself.
 * @param code of the country (ISO 3166-1)
 * @param language of the reader (BCP 47)
 */
export function countryName(code: string, language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return (/^[A-Z]{2}$/.test(code) && names.of(code)) || code;
}
