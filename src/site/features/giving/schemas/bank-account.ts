import { ValidationErrorsIBAN, validateBIC, validateIBAN } from 'ibantools';
import { z } from 'zod';
import { name, refuseRepeats, whenReadable, refineWith, text, whileEmpty } from '#content/fields';
import { compact, currency, dayOfCheck, QUOTED, QUOTED_IN_FILE } from './shared-fields.ts';

/** Says what is wrong with an IBAN (ISO 13616). @param iban compact, in capitals */
function ibanProblem(iban: string): string | undefined {
  const { valid, errorCodes } = validateIBAN(iban);
  if (valid) return undefined;
  return errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry)
    ? `Write an IBAN that starts with the two letters of its country; "${iban.slice(0, 2)}" is not a country with IBANs (Nigeria, Ghana, Kenya and South Africa have none: leave it out)`
    : 'Check the IBAN against the bank’s letter or app; a character is mistyped, missing or too many';
}

/** Says what is wrong with a SWIFT/BIC (ISO 9362). @param bic compact, in capitals */
const bicProblem = (bic: string): string | undefined =>
  validateBIC(bic).valid
    ? undefined
    : 'Write a SWIFT/BIC of 8 or 11 characters: four letters of the bank, two of the country, two characters of the place and perhaps three of the branch';

/** An IBAN or a SWIFT/BIC: spaces are removed, and small letters become capitals. */
function bankCode(description: string, problemOf: (value: string) => string | undefined) {
  return z
    .string(QUOTED)
    .overwrite((value) => compact(value).toUpperCase())
    .superRefine(refineWith(problemOf))
    .meta({ description, inFile: QUOTED_IN_FILE });
}

const accountNumber = z
  .string(QUOTED)
  .overwrite(compact)
  .refine((number) => /^[0-9A-Za-z]{4,34}$/.test(number), 'Write 4 to 34 digits or letters')
  .optional();

const fields = z.strictObject({
  accountName: name('Name of the account holder, exactly as the bank has it.', 100),
  bank: name('', 100).meta({ testedBy: 'gift' }),
  accountNumber: accountNumber.meta({
    description: 'Account number; spaces do not matter. With an IBAN it can be left out.',
    inFile: QUOTED_IN_FILE,
    isAsked: true,
    testedBy: 'gift',
  }),
  currency: currency('Currency of the account.'),
  branchCode: text('Branch or sort code.', 20)
    .meta({ inFile: QUOTED_IN_FILE, testedBy: 'gift' })
    .optional(),
  bic: bankCode('SWIFT/BIC of the bank (ISO 9362), 8 or 11 characters.', bicProblem)
    .meta({ title: 'SWIFT/BIC', testedBy: 'gift' })
    .optional(),
  iban: bankCode(
    'IBAN of the account (ISO 13616), where the country has it; spaces do not matter.',
    ibanProblem,
  )
    .meta({ title: 'IBAN', testedBy: 'gift' })
    .optional(),
  numberAgain: accountNumber.meta({
    title: 'Number, typed again',
    description:
      'The account number typed again, or else the IBAN. In most countries no other check finds a mistyped digit.',
    inFile: QUOTED_IN_FILE,
    isAsked: true,
    ...whileEmpty.blocker(
      'The number was typed only once. One wrong digit sends donations to a stranger: type it again.',
    ),
  }),
  reference: text('What a donor should write as the reference.', 80).optional(),
  checked: dayOfCheck('to this account', ['bank', 'accountNumber', 'branchCode', 'bic', 'iban'])
    .meta({ isAsked: true })
    .optional(),
});

export type BankAccount = z.infer<typeof fields>;

const accountNumberProblem = ({ accountNumber: number, iban }: BankAccount) =>
  number === undefined && iban === undefined ? 'Write an account number, or an IBAN' : undefined;

function secondNumberProblem(account: BankAccount): string | undefined {
  const { accountNumber: number, iban, numberAgain } = account;
  const first = number ?? iban;
  // Without any number, `accountNumberProblem` asks for one.
  if (first === undefined || numberAgain === undefined) return undefined;
  if (numberAgain.toUpperCase() === first.toUpperCase()) return undefined;
  return `Write the same number as above, "${first}"; one of the two is mistyped`;
}

const bankAccount = fields
  .superRefine(
    refineWith(accountNumberProblem, 'accountNumber'),
    whenReadable('accountNumber', 'iban'),
  )
  .superRefine(
    refineWith(secondNumberProblem, 'numberAgain'),
    whenReadable('accountNumber', 'numberAgain', 'iban'),
  )
  .meta({ title: 'Bank account', oneFact: true });

/** An account may hold several currencies. Two branches of a bank may have the same number. */
const uniqueName = ({
  accountNumber: number,
  iban,
  branchCode = '',
  bank,
  currency: code,
}: BankAccount) =>
  `${[number ?? iban, branchCode].filter(Boolean).join(', ')} of ${bank} in ${code}`;

/** Bank accounts. A wrong digit loses a donation, so each number is checked. */
export const bankAccounts = z
  .array(bankAccount)
  .superRefine(
    refuseRepeats(
      uniqueName,
      (account) => `Write each account once; ${account} is in the list above already`,
    ),
  );
