import { z } from 'zod';
import { country, refuseRepeats, whenReadable, refineWith, text } from '#content/fields';
import {
  comparableNumber,
  countryProblem,
  KINDS,
  numberProblem,
  type MobileMoneyNumber,
} from './numbers.ts';
import { compact, currency, dayOfCheck, QUOTED, QUOTED_IN_FILE } from './shared-fields.ts';

const DIGITS = 'Write digits only, with or without spaces between them';

const number = (description: string) =>
  z
    .string(QUOTED)
    .overwrite(compact)
    .regex(/^\+?\d{1,20}$/, DIGITS)
    .meta({ description, inFile: QUOTED_IN_FILE });

const CODE_EXPECTED =
  'Write a code that a phone can dial, between quotation marks, such as "*334#"';

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
    .string(CODE_EXPECTED)
    .trim()
    .regex(/^[*#]\d{1,4}(\*\d{1,15})*#$/, CODE_EXPECTED)
    .meta({
      title: 'Code to dial',
      description:
        'A code that pays, such as *334#. Dial it yourself first: some codes change what a phone does with calls, and one that includes a number pays to that number.',
      inFile: QUOTED_IN_FILE,
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

function accountProblem({ kind, account }: Pick<MobileMoneyAccount, 'kind' | 'account'>) {
  if (kind === 'merchant') return undefined;
  const isRight = kind === 'paybill' ? account !== undefined : account === undefined;
  return isRight
    ? undefined
    : `A paybill has an account; a till and a wallet have none. This is a ${kind}`;
}

function secondNumberProblem(
  account: MobileMoneyNumber & { numberAgain: string },
): string | undefined {
  const numberAgain = comparableNumber({ ...account, number: account.numberAgain });
  if (comparableNumber(account) === numberAgain) return undefined;
  return `Write the same number as above, "${account.number}"; one of the two is mistyped`;
}

/** The fields that say what a number is. */
const NUMBER_FIELDS = ['kind', 'service', 'country', 'number'];

const mobileMoneyAccount = fields
  .superRefine(refineWith(numberProblem, 'number'), whenReadable(...NUMBER_FIELDS))
  .superRefine(
    refineWith(secondNumberProblem, 'numberAgain'),
    whenReadable(...NUMBER_FIELDS, 'numberAgain'),
  )
  .superRefine(refineWith(accountProblem, 'account'), whenReadable('kind', 'account'))
  .superRefine(refineWith(countryProblem, 'country'), whenReadable('service', 'country'))
  .meta({ title: 'Number' });

/** A phone may have wallets of two services; the number of a business belongs to one service. */
const uniqueName = (account: MobileMoneyAccount) =>
  account.kind === 'wallet' ? `${comparableNumber(account)} of ${account.service}` : account.number;

/** The numbers that receive mobile money. A wrong digit loses a gift, so each number is checked. */
export const mobileMoney = z
  .array(mobileMoneyAccount)
  .max(16, 'Keep at most 16 ways: among more, donors would not find theirs')
  .superRefine(
    refuseRepeats(
      uniqueName,
      (name) => `Write each number once; ${name} is in the list above already`,
      'number',
    ),
  );
