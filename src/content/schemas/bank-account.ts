import { z } from 'zod';
import { bicProblem, compact, ibanProblem, nubanProblem } from './account-numbers.ts';
import { currency } from './currency.ts';
import { text } from './fields.ts';

/** A number that people write with spaces or in small letters, kept the way banks exchange it. */
function bankCode(description: string, problemOf: (value: string) => string | undefined) {
  return z
    .string('expected the number between quotation marks')
    .overwrite((value) => compact(value).toUpperCase())
    .superRefine((value, context) => {
      const message = problemOf(value);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .describe(description);
}

/** One bank account to which a donor can send a transfer. A wrong number is money lost, so each is checked. */
export const bankAccount = z
  .strictObject({
    accountName: text('Name of the account holder, exactly as the bank has it.', { max: 100 }),
    bank: text('Name of the bank.', { max: 100 }),
    accountNumber: z
      .string('expected the number between quotation marks, so that no leading zero is lost')
      .regex(/^([ -]*[0-9A-Za-z]){4,34}[ -]*$/, 'expected 4 to 34 digits or letters')
      .overwrite(compact)
      .describe('Account number, between quotation marks; spaces do not matter.'),
    currency: currency('Currency of the account (ISO 4217), such as NGN.'),
    branchCode: text('Branch or sort code, between quotation marks.', { max: 20 }).optional(),
    bic: bankCode('SWIFT/BIC of the bank (ISO 9362), 8 or 11 signs.', bicProblem).optional(),
    iban: bankCode(
      'IBAN of the account (ISO 13616), where the country has it; spaces do not matter.',
      ibanProblem,
    ).optional(),
    reference: text('What a donor should write as the reference.', { max: 80 }).optional(),
  })
  .superRefine((account, context) => {
    const message = account.currency === 'NGN' ? nubanProblem(account.accountNumber) : undefined;
    if (message) context.addIssue({ code: 'custom', path: ['accountNumber'], message });
  })
  .describe('One bank account.');

export type BankAccount = z.infer<typeof bankAccount>;
