import { z } from 'zod';

const KNOWN = new Set(Intl.supportedValuesOf('currency'));

/** Code of a currency (ISO 4217). An unknown one such as NGA would bypass the checks for NGN. */
export function currency(description: string) {
  return z
    .string('expected three capital letters such as NGN')
    .regex(/^[A-Z]{3}$/, 'expected three capital letters such as NGN')
    .refine(
      (code) => !/^[A-Z]{3}$/.test(code) || KNOWN.has(code),
      'expected the code of a currency (ISO 4217) such as NGN, GHS, KES, ZAR, EUR, GBP or USD',
    )
    .meta({ description, format: 'currency', inFile: 'Its code (ISO 4217), such as NGN.' });
}
