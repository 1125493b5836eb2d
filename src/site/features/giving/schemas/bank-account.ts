import { z } from 'zod';
import { name, whenReadable, refineWith, text, whileEmpty } from '#content/fields';
import { bicProblem, compact, ibanProblem } from './account-numbers.ts';
import { currency } from './currency.ts';
import { dayOfCheck } from './day-of-check.ts';

const QUOTED = 'Between quotation marks.';

/** A number that people write with spaces or in small letters; stored compact, in capitals. */
function bankNumber(description: string, problemOf: (value: string) => string | undefined) {
  return z
    .string('Write the number between quotation marks')
    .overwrite((value) => compact(value).toUpperCase())
    .superRefine(refineWith(problemOf))
    .meta({ description, inFile: QUOTED });
}

const accountNumber = z
  .string('Write the number between quotation marks, so that no leading zero is lost')
  .regex(/^([ -]*[0-9A-Za-z]){4,34}[ -]*$/, 'Write 4 to 34 digits or letters')
  .overwrite(compact)
  .optional();

const fields = z.strictObject({
  accountName: name('Name of the account holder, exactly as the bank has it.', 100),
  bank: name('Name of the bank.', 100),
  accountNumber: accountNumber.meta({
    description: 'Account number; spaces do not matter. With an IBAN it can be left out.',
    inFile: QUOTED,
    isAsked: true,
  }),
  numberAgain: accountNumber.meta({
    description:
      'The account number typed again, or else the IBAN. In most countries nothing but this finds a mistyped digit.',
    inFile: QUOTED,
    isAsked: true,
    ...whileEmpty.blocker('Nobody has typed the number a second time: it may be somebody else’s.'),
  }),
  currency: currency('Currency of the account.'),
  branchCode: text('Branch or sort code.', 20).meta({ inFile: QUOTED }).optional(),
  bic: bankNumber('SWIFT/BIC of the bank (ISO 9362), 8 or 11 characters.', bicProblem)
    .meta({ title: 'SWIFT/BIC' })
    .optional(),
  iban: bankNumber(
    'IBAN of the account (ISO 13616), where the country has it; spaces do not matter.',
    ibanProblem,
  )
    .meta({ title: 'IBAN' })
    .optional(),
  reference: text('What a donor should write as the reference.', 80).optional(),
  checked: dayOfCheck('to this account').meta({ isAsked: true }).optional(),
});

export type BankAccount = z.infer<typeof fields>;

const accountNumberProblem = ({ accountNumber: number, iban }: BankAccount) =>
  number === undefined && iban === undefined ? 'Write an account number, or an IBAN' : undefined;

function secondNumberProblem(account: BankAccount): string | undefined {
  const { accountNumber: number, iban, numberAgain } = account;
  const first = number ?? iban;
  if (numberAgain === undefined || numberAgain.toUpperCase() === first?.toUpperCase())
    return undefined;
  return `Write the same number as above, "${first}"; one of the two is mistyped`;
}

/** A bank account for transfers. A wrong number loses money, so each is checked. */
export const bankAccount = fields
  .superRefine(
    refineWith(accountNumberProblem, 'accountNumber'),
    whenReadable('accountNumber', 'iban'),
  )
  .superRefine(
    refineWith(secondNumberProblem, 'numberAgain'),
    whenReadable('accountNumber', 'numberAgain', 'iban'),
  )
  .meta({ title: 'Bank account', description: 'One bank account.' });
