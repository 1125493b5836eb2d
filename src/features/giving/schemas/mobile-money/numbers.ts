import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { countryName } from '../../country-name.ts';

/** What a number is: one of a business, or one of a phone. */
export const KINDS = ['paybill', 'till', 'merchant', 'wallet'] as const;

export interface Recipient {
  kind: (typeof KINDS)[number];
  country: string;
  service: string;
  /** Without spaces. */
  number: string;
}

/** How many digits the codes of a business have there, fewest and most. */
type Lengths = readonly [fewest: number, most: number];

interface Rule {
  kinds: readonly Recipient['kind'][];
  country: string;
  /** The services it holds for; without it all of the country. */
  service?: RegExp;
  lengths: Lengths;
}

/**
 * Codes whose length is public. None of them has a check digit, so a wrong digit is found by typing
 * the number twice. Sources, read on 2026-11-22:
 * - Kenya: 5 or 6 digits in Safaricom's description of its interface (Daraja, BusinessShortCode);
 *   newer ones have 7, such as 4101847, which Choice Bank publishes.
 * - Tanzania: a Lipa number has 8 digits, older ones 5 to 7 (two guides at jinsiyatz.com, 2025).
 *   Vodacom says nothing.
 * - MTN in Uganda: 6 digits (its manager of digital payments in the Daily Monitor, 2022), 5 to 7 on
 *   the stickers of shops (momocalc.com, 2026).
 */
const RULES: readonly Rule[] = [
  { kinds: ['paybill', 'till'], country: 'KE', lengths: [5, 7] },
  { kinds: ['paybill', 'till'], country: 'TZ', lengths: [5, 8] },
  { kinds: ['merchant'], country: 'UG', service: /\bmtn\b|\bmomo/i, lengths: [5, 7] },
];

/**
 * The length of all other codes is not public: only what is surely too short or too long is
 * refused.
 */
const ANY_CODE: Lengths = [4, 10];

const parsedNumber = ({ number, country }: Pick<Recipient, 'number' | 'country'>) =>
  isSupportedCountry(country) ? parsePhoneNumberFromString(number, country) : undefined;

/**
 * The number of a wallet, where it is a mobile number of that country by the numbering plans that
 * libphonenumber has (Google, from ITU-T E.164 and each country's regulator); undefined where it is
 * none.
 */
function mobileNumber({ number, country }: Pick<Recipient, 'number' | 'country'>) {
  const phone = parsedNumber({ number, country });
  if (!phone?.isValid() || phone.country !== country) return undefined;
  // In some countries, such as the United States, mobile numbers look like all others.
  return ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(String(phone.getType())) ? phone : undefined;
}

function walletProblem(recipient: Recipient): string | undefined {
  if (mobileNumber(recipient)) return undefined;
  const home = countryName(recipient.country, 'en');
  const other = parsedNumber(recipient);
  const hint =
    other?.country && other.country !== recipient.country
      ? `; this one is of ${countryName(other.country, 'en')}`
      : '';
  return `This needs a mobile number of ${home}, as a phone there shows it${hint}`;
}

/** What is wrong with a number, as a sentence; undefined if nothing is known to be. */
export function numberProblem(recipient: Recipient): string | undefined {
  const { kind, country, service, number } = recipient;
  if (kind === 'wallet') return walletProblem(recipient);
  if (/^0+$/.test(number)) return `This needs the number of a business; no business has ${number}`;
  const rule = RULES.find(
    (one) =>
      one.kinds.includes(kind) && one.country === country && (one.service?.test(service) ?? true),
  );
  const [fewest, most] = rule?.lengths ?? ANY_CODE;
  if (new RegExp(`^\\d{${fewest},${most}}$`).test(number)) return undefined;
  return `This needs ${fewest} to ${most} digits; this number has ${number.replace(/\D/g, '').length}`;
}

/** The number in a form that can be compared: that of a wallet with its country code. */
export function comparableNumber(recipient: Recipient): string {
  return (recipient.kind === 'wallet' && mobileNumber(recipient)?.number) || recipient.number;
}

/** The groups in which people of that country write the number of a wallet, such as 0772 123456. */
export function walletGroups(recipient: Pick<Recipient, 'number' | 'country'>): string[] {
  const written = mobileNumber(recipient)?.formatNational() ?? recipient.number;
  return written.split(/\D+/).filter(Boolean);
}

/** A part of a dialled code so long is the number of somebody, not an entry of a menu. */
const NUMBER_IN_CODE = /\d{5,}/g;

/** Whether a dialled code, such as *165*3*191919#, holds the number already. */
export function containsNumber(code: string): boolean {
  return code.match(NUMBER_IN_CODE) !== null;
}

/** How a code to dial differs from the number beside it, as a sentence; undefined if they agree. */
export function ussdProblem(code: string, recipient: Recipient): string | undefined {
  const phone = recipient.kind === 'wallet' ? mobileNumber(recipient) : undefined;
  const right = [
    recipient.number,
    ...(phone
      ? [walletGroups(recipient).join(''), phone.nationalNumber, phone.number.slice(1)]
      : []),
  ];
  const other = code.match(NUMBER_IN_CODE)?.find((part) => !right.includes(part));
  return other && `This needs a code with the number above in it, or none; it contains ${other}`;
}
