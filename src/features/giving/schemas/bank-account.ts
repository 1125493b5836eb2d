import { z } from 'zod';
import {
  bicProblem,
  compact,
  contradiction,
  ibanProblem,
  nubanProblem,
  wrongSortCode,
} from './account-numbers.ts';
import { currency } from './currency.ts';
import { checked, name, onceRead, text } from '../../../core/schemas/fields.ts';

const QUOTED = 'Between quotation marks.';

/** A number that people write with spaces or in small letters; stored compact, in capitals. */
function bankCode(description: string, problemOf: (value: string) => string | undefined) {
  return z
    .string('This needs the number between quotation marks')
    .overwrite((value) => compact(value).toUpperCase())
    .superRefine(checked(problemOf))
    .meta({ description, inFile: QUOTED });
}

const BANK_CODE =
  'This needs the three digits of a Nigerian bank between quotation marks, such as "011"';

/** A bank account for transfers. A wrong number loses money, so each is checked. */
export const bankAccount = z
  .strictObject({
    accountName: name('Name of the account holder, exactly as the bank has it.', 100),
    bank: name('Name of the bank.', 100),
    accountNumber: z
      .string('This needs the number between quotation marks, so that no leading zero is lost')
      .regex(/^([ -]*[0-9A-Za-z]){4,34}[ -]*$/, 'This needs 4 to 34 digits or letters')
      .overwrite(compact)
      .optional()
      .meta({
        description:
          'Account number; spaces do not matter. With an IBAN it can be left out. In naira only its length is checked, unless the bank’s code is given.',
        inFile: QUOTED,
        asked: true,
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
  })
  .superRefine(
    ({ accountNumber, bankCode, branchCode, currency, iban }, context) => {
      const report = (field: string, message: string | undefined) => {
        if (message) context.addIssue({ code: 'custom', path: [field], message });
      };
      const isNaira = currency === 'NGN';
      if (accountNumber === undefined) {
        if (isNaira || iban === undefined)
          report('accountNumber', 'This needs an account number, or an IBAN');
      } else if (isNaira || bankCode)
        report('accountNumber', nubanProblem(accountNumber, bankCode));
      if (iban === undefined || ibanProblem(iban)) return;
      if (accountNumber !== undefined) report('accountNumber', contradiction(iban, accountNumber));
      if (branchCode !== undefined) report('branchCode', wrongSortCode(iban, branchCode));
    },
    onceRead('accountNumber', 'bankCode', 'branchCode', 'currency', 'iban'),
  )
  .meta({ title: 'Bank account', description: 'One bank account.' });

export type BankAccount = z.infer<typeof bankAccount>;
