/**
 * The name of a country (ISO 3166-1). Anything but a code, such as one half typed, is unchanged.
 */
export function countryName(code: string, language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return (/^[A-Z]{2}$/.test(code) && names.of(code)) || code;
}
