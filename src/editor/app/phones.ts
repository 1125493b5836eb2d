/**
 * Takes the place of `libphonenumber-js/max` in the editor, so that a word can be typed before all
 * numbering plans of the world are there. Until then every number counts as right and stays as it
 * is written.
 */
type Plans = typeof import('libphonenumber-js/max');
type Country = ReturnType<Plans['getCountries']>[number];

let plans: Plans | undefined;

/** Ends once numbers are checked. Refused where the numbering plans cannot be loaded. */
export async function loadPhones(): Promise<void> {
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
