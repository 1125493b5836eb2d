import { z } from 'zod';
import { compact } from '../account-numbers.ts';
import { country } from '../../../../core/schemas/country.ts';
import { currency } from '../currency.ts';
import { pastDay } from '../../../../core/schemas/day.ts';
import { checked, eachOnce, onceRead, text } from '../../../../core/schemas/fields.ts';
import { CHECKED_CODE } from './checked-code.ts';
import { dialProblem } from './dialled-code.ts';
import { ussdProblem, KINDS, numberProblem, comparableNumber, type Recipient } from './numbers.ts';
import { countryProblem, currencyProblem } from './places.ts';

const QUOTED = 'This needs the number between quotation marks, so that no leading zero is lost';
const BETWEEN = 'Between quotation marks.';
const DIGITS = 'This needs digits, perhaps with spaces between them';

const number = (description: string) =>
  z
    .string(QUOTED)
    .overwrite(compact)
    .regex(/^\+?\d{1,20}$/, DIGITS)
    .meta({ description, inFile: BETWEEN });

/**
 * Letters and signs that the keypad of every phone has, and GSM's alphabet without accents (3GPP TS
 * 23.038).
 */
const KEYPAD = /^[A-Za-z0-9]([A-Za-z0-9 .,&'()/-]*[A-Za-z0-9.)])?$/;
const KEYPAD_ONLY =
  'This needs letters without accents, digits and plain signs such as . - /, as every phone can type and show them';

const typed = (description: string, max: number) =>
  z
    .string('This needs a text between quotation marks')
    .trim()
    .min(1, 'This needs at least one character')
    .max(max, `This may have at most ${max} characters`)
    .regex(KEYPAD, KEYPAD_ONLY)
    .describe(description);

const proof = {
  name: typed('The name that a phone shows before the money goes, letter by letter.', 60),
  ussd: z
    .string('This needs a code between quotation marks, such as "*334#"')
    .trim()
    .superRefine(checked(dialProblem))
    .meta({
      title: 'Code to dial',
      description: 'A code to dial that pays, such as *334#. It may include the number.',
      inFile: BETWEEN,
    })
    .optional(),
  standing: text(
    'The service’s name for automatic monthly gifts, such as M-Pesa Ratiba; leave it out if the service has none.',
    40,
  )
    .meta({ title: 'Gifts every month' })
    .optional(),
  checked: pastDay(
    'The day on which somebody sent the smallest amount this way and it arrived.',
    'a gift that somebody sent this way really arrived',
  ).meta({
    title: 'Last checked',
    launch: {
      while: 'old',
      severity: 'advice',
      today:
        'Donors are told that this was last checked more than six months ago. Send the smallest amount again, and set the day on which it arrived.',
    },
  }),
  checkedCode: z
    .string('This needs the code between quotation marks')
    .regex(
      CHECKED_CODE,
      'This needs the code that "npm run launch" says, such as "2026-11-20 1a2b3c4d"',
    )
    .meta({
      format: 'hidden',
      description:
        'Records what was checked that day, so that a later change is noticed. The editor writes it.',
      inFile: 'By hand, write what "npm run launch" says.',
      launch: {
        while: 'unverified',
        severity: 'blocker',
        today:
          'Donors are told that this was checked that day, but it was changed after that day or written by hand. Send the smallest amount again, and set the day on which it arrived.',
        inFile: 'If it was checked as it is now, write checkedCode: "{code}".',
      },
    })
    .optional(),
};

/** Refuses a number that cannot be one, that was mistyped, or that the code beside it contradicts. */
function checkNumber(
  entry: Recipient & { numberAgain: string; ussd?: string | undefined },
  context: z.RefinementCtx,
): void {
  const { number: first, numberAgain, ussd } = entry;
  const say = (field: string, message: string | undefined) => {
    if (message) context.addIssue({ code: 'custom', path: [field], message });
  };
  const problem = numberProblem(entry);
  say('number', problem);
  if (comparableNumber(entry) !== comparableNumber({ ...entry, number: numberAgain }))
    say(
      'numberAgain',
      `This needs the same number as above, "${first}"; one of the two is mistyped`,
    );
  else if (ussd && !problem) say('ussd', ussdProblem(ussd, entry));
}

const account = (description: string) => typed(description, 20);

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
    account: account('What a donor types as the account number, at most 20 characters.'),
  }),
  way('till', 'The number of a till, without an account.', 'The till number', {}),
  way('merchant', 'The code of a merchant.', 'The merchant code', {
    account: account('What a donor types when the phone asks for a reference.').optional(),
  }),
  way('wallet', 'The phone number of a wallet.', 'The phone number', {}),
] as const;

const entry = z
  .discriminatedUnion('kind', ways, {
    error: `This needs ${KINDS.slice(0, -1).join(', ')} or ${KINDS.at(-1)}`,
  })
  .superRefine(checkNumber, onceRead('service', 'country', 'kind', 'number', 'numberAgain', 'ussd'))
  .superRefine(checked(countryProblem, 'country'), onceRead('kind', 'service', 'country'))
  .superRefine(checked(currencyProblem, 'currency'), onceRead('kind', 'country', 'currency'))
  .meta({ title: 'Number' });

export type MobileMoney = z.infer<typeof entry> & { account?: string | undefined };

/** Many people have two services on one phone; the code of a business belongs to one. */
const nameOf = (one: MobileMoney) =>
  one.kind === 'wallet' ? `${comparableNumber(one)} of ${one.service}` : one.number;

/** Where to give by mobile money. A wrong number is money lost, so each is checked. */
export const mobileMoney = z
  .array(entry)
  .max(16, 'This may have at most 16 ways; donors would not find theirs')
  .superRefine(
    eachOnce(
      nameOf,
      (name) => `Each number may be here once; ${name} is in the list above already`,
      'number',
    ),
  );
