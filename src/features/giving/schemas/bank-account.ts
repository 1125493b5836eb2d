import { z } from 'zod';
import { checked, name, onceRead, text } from '../../../core/schemas/fields.ts';
import { whileEmpty } from '../../../core/schemas/field-meta.ts';
import {
  bicProblem,
  compact,
  contradiction,
  ibanProblem,
  nubanProblem,
  wrongSortCode,
} from './account-numbers.ts';
import { currency } from './currency.ts';
import { dayOfCheck } from './day-of-check.ts';

const QUOTED = 'Between quotation marks.';

/** A number that people write with spaces or in small letters; stored compact, in capitals. */
function bankCode(description: string, problemOf: (value: string) => string | undefined) {
  return z
    .string('Write the number between quotation marks')
    .overwrite((value) => compact(value).toUpperCase())
    .superRefine(checked(problemOf))
    .meta({ description, inFile: QUOTED });
}

const BANK_CODE =
  'Write the three digits of a Nigerian bank between quotation marks, such as "011"';

const accountNumber = z
  .string('Write the number between quotation marks, so that no leading zero is lost')
  .regex(/^([ -]*[0-9A-Za-z]){4,34}[ -]*$/, 'Write 4 to 34 digits or letters')
  .overwrite(compact)
  .optional();

const fields = z.strictObject({
  accountName: name('Name of the account holder, exactly as the bank has it.', 100),
  bank: name('Name of the bank.', 100),
  accountNumber: accountNumber.meta({
    description:
      'Account number; spaces do not matter. With an IBAN it can be left out. In naira only its length is checked, unless the bank’s code is given.',
    inFile: QUOTED,
    asked: true,
  }),
  numberAgain: accountNumber.meta({
    description:
      'The account number, typed again; without one, the IBAN. A mistyped digit is found by this alone in most countries.',
    inFile: QUOTED,
    asked: true,
    ...whileEmpty.blocker('Nobody has typed the number a second time: it may be somebody else’s.'),
  }),
  currency: currency('Currency of the account.'),
  bankCode: z
    .string(BANK_CODE)
    .trim()
    .regex(/^\d{3}$/, BANK_CODE)
    .optional()
    .meta({
      description:
        'Code of a Nigerian bank, three digits. Donors do not see it; with it a mistyped digit of the account number is found.',
      inFile: QUOTED,
    }),
  branchCode: text('Branch or sort code.', 20).meta({ inFile: QUOTED }).optional(),
  bic: bankCode('SWIFT/BIC of the bank (ISO 9362), 8 or 11 characters.', bicProblem)
    .meta({ title: 'SWIFT/BIC' })
    .optional(),
  iban: bankCode(
    'IBAN of the account (ISO 13616), where the country has it; spaces do not matter.',
    ibanProblem,
  )
    .meta({ title: 'IBAN' })
    .optional(),
  reference: text('What a donor should write as the reference.', 80).optional(),
  checked: dayOfCheck('to this account').meta({ asked: true }).optional(),
});

export type BankAccount = z.infer<typeof fields>;

function accountNumberProblem(account: BankAccount): string | undefined {
  const { accountNumber: number, bankCode: code, currency: unit, iban } = account;
  const isNaira = unit === 'NGN';
  if (number === undefined)
    return isNaira || iban === undefined ? 'Write an account number, or an IBAN' : undefined;
  if (isNaira || code) return nubanProblem(number, code);
  return iban && !ibanProblem(iban) ? contradiction(iban, number) : undefined;
}

function secondNumberProblem(account: BankAccount): string | undefined {
  const { accountNumber: number, iban, numberAgain } = account;
  const first = number ?? iban;
  if (numberAgain === undefined || numberAgain.toUpperCase() === first?.toUpperCase())
    return undefined;
  return `Write the same number as above, "${first}"; one of the two is mistyped`;
}

function branchCodeProblem({ branchCode, iban }: BankAccount): string | undefined {
  return branchCode && iban && !ibanProblem(iban) ? wrongSortCode(iban, branchCode) : undefined;
}

/** A bank account for transfers. A wrong number loses money, so each is checked. */
export const bankAccount = fields
  .superRefine(
    checked(accountNumberProblem, 'accountNumber'),
    onceRead('accountNumber', 'bankCode', 'currency', 'iban'),
  )
  .superRefine(
    checked(secondNumberProblem, 'numberAgain'),
    onceRead('accountNumber', 'numberAgain', 'iban'),
  )
  .superRefine(checked(branchCodeProblem, 'branchCode'), onceRead('branchCode', 'iban'))
  .meta({ title: 'Bank account', description: 'One bank account.' });
