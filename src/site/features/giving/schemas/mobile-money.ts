import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import { country, refuseRepeats, whenReadable, refineWith, text } from '#content/fields';
import { countryName, formatDay } from '#content/text';
import data from './services.json' with { type: 'json' };
import { compact, currency, dayOfCheck, QUOTED, QUOTED_IN_FILE } from './shared-fields.ts';

/** Who has the number: a business (three kinds), or a person with a phone. */
const KINDS = ['paybill', 'till', 'merchant', 'wallet'] as const;

const DIGITS = 'Write digits only, with or without spaces between them';

const number = (description: string) =>
  z
    .string(QUOTED)
    .overwrite(compact)
    .regex(/^\+?\d{1,20}$/, DIGITS)
    .meta({ description, inFile: QUOTED_IN_FILE });

const CODE_EXPECTED = 'Write a code that a phone can dial, such as *334#';

const fields = z.strictObject({
  service: text('The service, as it calls itself, such as M-Pesa or MTN MoMo.', 40),
  country: country('The country in which the service works.'),
  currency: currency('The currency in which people give.'),
  kind: z.enum(KINDS, `Write ${KINDS.slice(0, -1).join(', ')} or ${KINDS.at(-1)}`).meta({
    title: 'Type',
    description:
      'Paybill: a business number that asks for an account number. Till: a business number without one. Merchant: a merchant code. Wallet: a phone number.',
  }),
  number: number('The number; spaces do not matter.'),
  numberAgain: number('The same number, typed again: only you can check these digits.').meta({
    title: 'Number, typed again',
  }),
  // Safaricom, Daraja: BillRefNumber has up to 20 characters.
  account: text(
    'What donors type as the account number (Paybill) or as the reference (merchant), without accents.',
    20,
  )
    .meta({ title: 'Account or reference' })
    .optional(),
  name: text('The name the phone shows before the payment, spelled exactly.', 60).meta({
    title: 'Name on the phone',
  }),
  ussd: z
    .string(CODE_EXPECTED)
    .trim()
    .regex(/^[*#]\d{1,4}(\*\d{1,15})*#$/, CODE_EXPECTED)
    .meta({
      title: 'Code to dial',
      description:
        'The code that donors dial, such as *334#. Dial it yourself first: a wrong code can divert calls, and a code with a number in it pays to that number.',
      inFile: QUOTED_IN_FILE,
    })
    .optional(),
  standing: text(
    'The service’s name for automatic monthly donations, such as M-Pesa Ratiba. Leave it out if the service has none.',
    40,
  )
    .meta({ title: 'Donations every month' })
    .optional(),
  checked: dayOfCheck('this way', ['kind', 'service', 'country', 'number', 'account', 'ussd']),
});

/** A number that receives mobile money. */
export type MobileMoneyAccount = z.infer<typeof fields>;

/** The fields that say what a number is. */
const NUMBER_FIELDS = ['kind', 'service', 'country', 'number'] as const;
type NumberFields = Pick<MobileMoneyAccount, (typeof NUMBER_FIELDS)[number]>;

const parsePhone = ({ number: digits, country: code }: NumberFields) =>
  isSupportedCountry(code) ? parsePhoneNumberFromString(digits, code) : undefined;

/**
 * Parses the number of a wallet; undefined unless it is a mobile number of its country by the
 * numbering plans of libphonenumber (Google, from ITU-T E.164 and each country's regulator).
 */
function parseMobile(wallet: NumberFields) {
  const phone = parsePhone(wallet);
  if (!phone?.isValid() || phone.country !== wallet.country) return undefined;
  // In some countries, such as the United States, mobile numbers look like all others.
  return ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(String(phone.getType())) ? phone : undefined;
}

function walletProblem(wallet: NumberFields): string | undefined {
  if (parseMobile(wallet)) return undefined;
  const expected = countryName(wallet.country, 'en');
  const actual = parsePhone(wallet)?.country ?? wallet.country;
  const hint =
    actual === wallet.country ? '' : `; this one belongs to ${countryName(actual, 'en')}`;
  return `Write a mobile number of ${expected}, as a phone there shows it${hint}`;
}

function numberProblem(account: NumberFields): string | undefined {
  if (account.kind === 'wallet') return walletProblem(account);
  return /^(?!0+$)\d{4,10}$/.test(account.number)
    ? undefined
    : `Write the 4 to 10 digits of the number; this says "${account.number}"`;
}

/** The number in a form that can be compared: that of a wallet with its country code. */
function comparableNumber(account: NumberFields): string {
  return (account.kind === 'wallet' && parseMobile(account)?.number) || account.number;
}

/** The groups in which people of that country write the number of a wallet, such as 0772 123456. */
export function walletGroups(wallet: NumberFields): string[] {
  const national = parseMobile(wallet)?.formatNational() ?? wallet.number;
  return national.split(/\D+/).filter(Boolean);
}

/**
 * Finds a service in services.json by the name that a team gives it: `M-PESA`, `MoMo from MTN`. Other
 * services are called MoMo too, after their own names.
 */
function knownService(name: string) {
  const letters = name.toLowerCase().replace(/[^a-z]/g, '');
  return data.services.find(({ spelled }) => RegExp(spelled).test(letters));
}

/** Says where a known service works, if that is not this country. */
function countryProblem(account: Pick<MobileMoneyAccount, 'service' | 'country'>) {
  const known = knownService(account.service);
  if (!known || known.countries.includes(account.country)) return undefined;
  const names = known.countries.map((code) => countryName(code, 'en')).toSorted();
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
  return (
    `Choose a country where ${known.name} works: ${list}, as known on ${formatDay(data.readOn, 'en-GB')}. ` +
    `If it works in ${countryName(account.country, 'en')} now, tell the person who set up the site`
  );
}

function accountProblem({ kind, account }: Pick<MobileMoneyAccount, 'kind' | 'account'>) {
  if (kind === 'paybill' && account === undefined)
    return 'Enter the account number that donors type after the Paybill number';
  if ((kind === 'till' || kind === 'wallet') && account !== undefined)
    return `Leave this empty: a ${kind} has no account number`;
  return undefined;
}

function secondNumberProblem(account: NumberFields & Pick<MobileMoneyAccount, 'numberAgain'>) {
  const numberAgain = comparableNumber({ ...account, number: account.numberAgain });
  if (comparableNumber(account) === numberAgain) return undefined;
  return `Write the same number as above, "${account.number}"; one of the two is mistyped`;
}

const mobileMoneyAccount = fields
  .superRefine(refineWith(numberProblem, 'number'), whenReadable(...NUMBER_FIELDS))
  .superRefine(
    refineWith(secondNumberProblem, 'numberAgain'),
    whenReadable(...NUMBER_FIELDS, 'numberAgain'),
  )
  .superRefine(refineWith(accountProblem, 'account'), whenReadable('kind', 'account'))
  .superRefine(refineWith(countryProblem, 'country'), whenReadable('service', 'country'))
  .meta({ title: 'Number', oneFact: true });

/**
 * A phone may have wallets of two services. The number of a business belongs to one service of its
 * country, and a Paybill may have several accounts.
 */
function uniqueName(entry: MobileMoneyAccount): string {
  if (entry.kind === 'wallet')
    return `${comparableNumber(entry)} of ${knownService(entry.service)?.name ?? entry.service}`;
  const { number: digits, account, country: code } = entry;
  return `${digits}${account ? ` with ${account}` : ''} in ${countryName(code, 'en')}`;
}

/** The numbers that receive mobile money. A wrong digit loses a donation, so each number is checked. */
export const mobileMoneyNumbers = z
  .array(mobileMoneyAccount)
  .max(16, 'Keep at most 16: with more, donors would not find theirs')
  .superRefine(
    refuseRepeats(
      uniqueName,
      (name) => `Write each number once; ${name} is in the list above already`,
      'number',
    ),
  );
