import { z } from 'zod';

const KNOWN = new Set(Intl.supportedValuesOf('currency'));

const EXPECTED =
  'Write the code of a currency in three capital letters (ISO 4217), such as NGN, GHS, KES, ZAR, EUR, GBP or USD';

/** Code of a currency (ISO 4217). An unknown one such as NGA would bypass the checks for NGN. */
export function currency(description: string) {
  return z
    .string(EXPECTED)
    .regex(/^[A-Z]{3}$/, { error: EXPECTED, abort: true })
    .refine((code) => KNOWN.has(code), EXPECTED)
    .meta({ description, format: 'currency', inFile: 'Its code (ISO 4217), such as NGN.' });
}
