/** The fields that several ways to give have. */
import { z } from 'zod';
import { pastDay, whileOld } from '#content/fields';
import { withoutMarks } from '#content/text';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

const CURRENCY_EXPECTED =
  'Write the code of a currency in three capital letters (ISO 4217), such as NGN, GHS, KES, ZAR, EUR, GBP or USD';

/** Code of a currency (ISO 4217) that exists, so that a typing mistake such as NGA is found. */
export const currency = (description: string) =>
  z
    .string(CURRENCY_EXPECTED)
    .regex(/^[A-Z]{3}$/, { error: CURRENCY_EXPECTED, abort: true })
    .refine((code) => CURRENCIES.has(code), CURRENCY_EXPECTED)
    .meta({ description, kind: 'currency', inFile: 'Its code (ISO 4217), such as NGN.' });

/** The message for a number without quotation marks, whose leading zeros YAML would drop. */
export const QUOTED = 'Write the number between quotation marks, so that no leading zero is lost';
export const QUOTED_IN_FILE = 'Between quotation marks.';

/** Removes spaces, hyphens and invisible marks from a number, as banks and services store it. */
export const compact = (number: string): string => withoutMarks(number).replace(/[\s-]/g, '');

/**
 * The day on which somebody tried a way to give.
 * @param how such as "this way"
 * @param testedFields the fields that say where the money goes
 */
export const dayOfCheck = (how: string, testedFields: readonly string[]) =>
  pastDay(
    `The day on which somebody sent the smallest amount ${how} and it arrived. Set a new day after each change.`,
    'your test payment arrived',
  ).meta({
    title: 'Last checked',
    testedFields,
    ...whileOld.advice(
      'Donors are told of no test in the last six months. Send the smallest amount, and set the day on which it arrived.',
    ),
  });
