/**
 * Replaces `libphonenumber-js/max` in the editor, so that texts can be edited before its large
 * metadata are loaded. Until then every number counts as valid and is shown as it is written.
 */
type Plans = typeof import('libphonenumber-js/max');
type Country = ReturnType<Plans['getCountries']>[number];

let plans: Plans | undefined;

/** Loads the package; rejects without a connection. */
export async function loadPhoneMetadata(): Promise<void> {
  plans ??= await import('libphonenumber-js/max');
}

const unchecked = (number: string, country?: Country) => ({
  number,
  nationalNumber: number,
  country,
  ext: undefined,
  isValid: () => true,
  getType: () => 'MOBILE',
  formatInternational: () => number,
  formatNational: () => number,
});

export const parsePhoneNumberFromString = (number: string, country?: Country) =>
  plans ? plans.parsePhoneNumberFromString(number, country) : unchecked(number, country);

export const isSupportedCountry = (code: string): boolean =>
  plans ? plans.isSupportedCountry(code) : /^[A-Z]{2}$/.test(code);

export const getCountries = (): Country[] => plans?.getCountries() ?? [];
