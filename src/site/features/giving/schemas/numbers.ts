import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { countryName } from '#content/text';

/** What a number is: one of a business, or one of a phone. */
export const KINDS = ['paybill', 'till', 'merchant', 'wallet'] as const;

export interface PaymentRecipient {
  kind: (typeof KINDS)[number];
  country: string;
  service: string;
  /** Without spaces. */
  number: string;
}

const parsedNumber = ({ number, country }: Pick<PaymentRecipient, 'number' | 'country'>) =>
  isSupportedCountry(country) ? parsePhoneNumberFromString(number, country) : undefined;

/**
 * The number of a wallet, where it is a mobile number of that country by the numbering plans of
 * libphonenumber (Google, from ITU-T E.164 and each country's regulator).
 */
function mobileNumber(recipient: Pick<PaymentRecipient, 'number' | 'country'>) {
  const phone = parsedNumber(recipient);
  if (!phone?.isValid() || phone.country !== recipient.country) return undefined;
  // In some countries, such as the United States, mobile numbers look like all others.
  return ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(String(phone.getType())) ? phone : undefined;
}

function walletProblem(recipient: PaymentRecipient): string | undefined {
  if (mobileNumber(recipient)) return undefined;
  const home = countryName(recipient.country, 'en');
  const country = parsedNumber(recipient)?.country ?? recipient.country;
  const hint =
    country === recipient.country ? '' : `; this one belongs to ${countryName(country, 'en')}`;
  return `Write a mobile number of ${home}, as a phone there shows it${hint}`;
}

/** The problem with a number, as a sentence; undefined if nothing is known against it. */
export function numberProblem(recipient: PaymentRecipient): string | undefined {
  const { kind, number } = recipient;
  if (kind === 'wallet') return walletProblem(recipient);
  return /^(?!0+$)\d{4,10}$/.test(number)
    ? undefined
    : `Write the 4 to 10 digits of the number; this says "${number}"`;
}

/** The number in a form that can be compared: that of a wallet with its country code. */
export function comparableNumber(recipient: PaymentRecipient): string {
  return (recipient.kind === 'wallet' && mobileNumber(recipient)?.number) || recipient.number;
}

/** The groups in which people of that country write the number of a wallet, such as 0772 123456. */
export function walletGroups(recipient: Pick<PaymentRecipient, 'number' | 'country'>): string[] {
  const national = mobileNumber(recipient)?.formatNational() ?? recipient.number;
  return national.split(/\D+/).filter(Boolean);
}
