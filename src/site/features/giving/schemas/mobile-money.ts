import { z } from 'zod';
import { country, refuseRepeats, whenReadable, refineWith, text } from '#content/fields';
import { compact } from './account-numbers.ts';
import { currency } from './currency.ts';
import { dayOfCheck } from './day-of-check.ts';
import { comparableNumber, KINDS, numberProblem, type PaymentRecipient } from './numbers.ts';
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

const CODE = 'Write a code that a phone can dial, between quotation marks, such as "*334#"';

const fields = z.strictObject({
  service: text('The service, as it calls itself, such as M-Pesa or MTN MoMo.', 40),
  country: country('The country in which the service works.'),
  currency: currency('The currency in which people give.'),
  kind: z
    .enum(KINDS, `Write ${KINDS.slice(0, -1).join(', ')} or ${KINDS.at(-1)}`)
    .describe(
      'paybill: a business number with an account; till: one without; merchant: the code of a merchant; wallet: a phone number.',
    ),
  number: number('The number; spaces do not matter.'),
  numberAgain: number('The same number, typed again: only you can check these digits.'),
  // Safaricom, Daraja: BillRefNumber has up to 20 characters.
  account: text(
    'What a donor types as the account number of a paybill, or as the reference of a merchant, without accents.',
    20,
  ).optional(),
  name: text('The name the phone shows before the payment, spelled exactly.', 60),
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
});

export type MobileMoneyAccount = z.infer<typeof fields>;

const accountProblem = ({ kind, account }: Pick<MobileMoneyAccount, 'kind' | 'account'>) =>
  (kind === 'paybill') !== (account !== undefined) && kind !== 'merchant'
    ? `A paybill has an account; a till and a wallet have none. This is a ${kind}`
    : undefined;

function secondNumberProblem(
  entry: PaymentRecipient & { numberAgain: string },
): string | undefined {
  const numberAgain = comparableNumber({ ...entry, number: entry.numberAgain });
  if (comparableNumber(entry) === numberAgain) return undefined;
  return `Write the same number as above, "${entry.number}"; one of the two is mistyped`;
}

const RECIPIENT = ['kind', 'service', 'country', 'number'];

const entry = fields
  .superRefine(refineWith(numberProblem, 'number'), whenReadable(...RECIPIENT))
  .superRefine(
    refineWith(secondNumberProblem, 'numberAgain'),
    whenReadable(...RECIPIENT, 'numberAgain'),
  )
  .superRefine(refineWith(accountProblem, 'account'), whenReadable('kind', 'account'))
  .superRefine(refineWith(countryProblem, 'country'), whenReadable('service', 'country'))
  .meta({ title: 'Number' });

/** Many people have two services on one phone; the code of a business belongs to one. */
const nameOf = (recipient: MobileMoneyAccount) =>
  recipient.kind === 'wallet'
    ? `${comparableNumber(recipient)} of ${recipient.service}`
    : recipient.number;

/** Where to give by mobile money. A wrong number is money lost, so each is checked. */
export const mobileMoney = z
  .array(entry)
  .max(16, 'Keep at most 16 ways: among more, donors would not find theirs')
  .superRefine(
    refuseRepeats(
      nameOf,
      (name) => `Write each number once; ${name} is in the list above already`,
      'number',
    ),
  );
