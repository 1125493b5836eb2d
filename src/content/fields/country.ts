import { isSupportedCountry } from 'libphonenumber-js/max';
import { z } from 'zod';

const EXPECTED = 'Write the two capital letters of a country (ISO 3166-1), such as KE or SN';

/** Code of a country (ISO 3166-1) that has its own phone numbers. */
export function country(description: string) {
  return z
    .string(EXPECTED)
    .trim()
    .refine((code): boolean => isSupportedCountry(code), EXPECTED)
    .meta({ description, kind: 'country', inFile: 'Its code (ISO 3166-1), such as KE.' });
}
