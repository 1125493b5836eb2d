import { z } from 'zod';
import { country } from '../../../core/schemas/country.ts';
import { checked, eachOnce, onceRead, text } from '../../../core/schemas/fields.ts';
import { compact } from './account-numbers.ts';
import { currency } from './currency.ts';
import { dayOfCheck } from './day-of-check.ts';
import { comparableNumber, KINDS, numberProblem, type Recipient } from './numbers.ts';
import { countryProblem } from './services.ts';

const QUOTED = 'Write the number between quotation marks, so that no leading zero is lost';
const BETWEEN = 'Between quotation marks.';
const DIGITS = 'Write digits only, with or without spaces between them';

const number = (description: string) =>
  z
    .string(QUOTED)
    .overwrite(compact)
    .regex(/^\+?\d{1,20}$/, DIGITS)
    .meta({ description, inFile: BETWEEN });

/** Characters on the keypad of every phone: GSM's alphabet without accents (3GPP TS 23.038). */
const KEYPAD = /^[A-Za-z0-9]([A-Za-z0-9 .,&'()/-]*[A-Za-z0-9.)])?$/;
const KEYPAD_ONLY =
  'Write letters without accents, digits and plain signs such as . - /, which every phone can type and show';

const typed = (description: string, max: number) =>
  z
    .string('Write it between quotation marks')
    .trim()
    .min(1, 'Write at least one character')
    .max(max, `Write at most ${max} characters`)
    .regex(KEYPAD, KEYPAD_ONLY)
    .describe(description);

const CODE = 'Write a code that a phone can dial, between quotation marks, such as "*334#"';

const proof = {
  name: typed('The name the phone shows before the payment, spelled exactly.', 60),
  ussd: z
    .string(CODE)
    .trim()
    .regex(/^[*#]\d{1,4}(\*\d{1,15})*#$/, CODE)
    .meta({
      title: 'Code to dial',
      description:
        'A code that pays, such as *334#. Dial it yourself first: some codes change what a phone does with calls, and one that includes a number pays to that number.',
      inFile: BETWEEN,
    })
    .optional(),
  standing: text(
    'The service’s name for automatic monthly gifts, such as M-Pesa Ratiba; leave it out if the service has none.',
    40,
  )
    .meta({ title: 'Gifts every month' })
    .optional(),
  checked: dayOfCheck('this way'),
};

/** One kind of number. @param numberIs what it is, for a sentence */
const way = <const Kind extends Recipient['kind'], More extends z.ZodRawShape>(
  kind: Kind,
  description: string,
  numberIs: string,
  more: More,
) =>
  z
    .strictObject({
      service: text('The service, as it calls itself, such as M-Pesa or MTN MoMo.', 40),
      country: country('The country in which it works.'),
      currency: currency('Its currency.'),
      kind: z.literal(kind).describe('paybill, till, merchant or wallet.'),
      number: number(`${numberIs}; spaces do not matter.`),
      numberAgain: number('The same number, typed again: only you can check these digits.'),
      ...more,
      ...proof,
    })
    .meta({ title: kind.slice(0, 1).toUpperCase() + kind.slice(1), description });

const ways = [
  way('paybill', 'A business number, and an account.', 'The business number', {
    // Safaricom, Daraja: BillRefNumber has up to 20 characters.
    account: typed('What a donor types as the account number, at most 20 characters.', 20),
  }),
  way('till', 'The number of a till, without an account.', 'The till number', {}),
  way('merchant', 'The code of a merchant.', 'The merchant code', {
    account: typed('What a donor types when the phone asks for a reference.', 20).optional(),
  }),
  way('wallet', 'The phone number of a wallet.', 'The phone number', {}),
] as const;

function secondNumberProblem(entry: Recipient & { numberAgain: string }): string | undefined {
  const again = comparableNumber({ ...entry, number: entry.numberAgain });
  if (comparableNumber(entry) === again) return undefined;
  return `Write the same number as above, "${entry.number}"; one of the two is mistyped`;
}

const RECIPIENT = ['kind', 'service', 'country', 'number'];

const entry = z
  .discriminatedUnion('kind', ways, {
    error: `Write ${KINDS.slice(0, -1).join(', ')} or ${KINDS.at(-1)}`,
  })
  .superRefine(checked(numberProblem, 'number'), onceRead(...RECIPIENT))
  .superRefine(checked(secondNumberProblem, 'numberAgain'), onceRead(...RECIPIENT, 'numberAgain'))
  .superRefine(checked(countryProblem, 'country'), onceRead('kind', 'service', 'country'))
  .meta({ title: 'Number' });

export type MobileMoney = z.infer<typeof entry> & { account?: string | undefined };

/** Many people have two services on one phone; the code of a business belongs to one. */
const nameOf = (recipient: MobileMoney) =>
  recipient.kind === 'wallet'
    ? `${comparableNumber(recipient)} of ${recipient.service}`
    : recipient.number;

/** Where to give by mobile money. A wrong number is money lost, so each is checked. */
export const mobileMoney = z
  .array(entry)
  .max(16, 'Write at most 16 ways; donors would not find theirs')
  .superRefine(
    eachOnce(
      nameOf,
      (name) => `Write each number once; ${name} is in the list above already`,
      'number',
    ),
  );
