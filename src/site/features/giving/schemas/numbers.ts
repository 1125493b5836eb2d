/** Checks a mobile money number: whether it fits its kind, its country and its service. */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { countryName, formatDay } from '#content/text';
import data from './services.json' with { type: 'json' };

/** Who has the number: a business (three kinds), or a person with a phone. */
export const KINDS = ['paybill', 'till', 'merchant', 'wallet'] as const;

export interface MobileMoneyNumber {
  kind: (typeof KINDS)[number];
  /** ISO 3166-1. */
  country: string;
  service: string;
  /** Without spaces. */
  number: string;
}

type PhoneNumber = Pick<MobileMoneyNumber, 'number' | 'country'>;

const parsePhone = ({ number, country }: PhoneNumber) =>
  isSupportedCountry(country) ? parsePhoneNumberFromString(number, country) : undefined;

/**
 * Parses the number of a wallet; undefined unless it is a mobile number of its country by the
 * numbering plans of libphonenumber (Google, from ITU-T E.164 and each country's regulator).
 */
function parseMobile(phoneNumber: PhoneNumber) {
  const phone = parsePhone(phoneNumber);
  if (!phone?.isValid() || phone.country !== phoneNumber.country) return undefined;
  // In some countries, such as the United States, mobile numbers look like all others.
  return ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(String(phone.getType())) ? phone : undefined;
}

function walletProblem(wallet: MobileMoneyNumber): string | undefined {
  if (parseMobile(wallet)) return undefined;
  const expected = countryName(wallet.country, 'en');
  const country = parsePhone(wallet)?.country ?? wallet.country;
  const hint =
    country === wallet.country ? '' : `; this one belongs to ${countryName(country, 'en')}`;
  return `Write a mobile number of ${expected}, as a phone there shows it${hint}`;
}

/** Says what is wrong with a number, in a sentence. */
export function numberProblem(recipient: MobileMoneyNumber): string | undefined {
  const { kind, number } = recipient;
  if (kind === 'wallet') return walletProblem(recipient);
  return /^(?!0+$)\d{4,10}$/.test(number)
    ? undefined
    : `Write the 4 to 10 digits of the number; this says "${number}"`;
}

/** The number in a form that can be compared: that of a wallet with its country code. */
export function comparableNumber(recipient: MobileMoneyNumber): string {
  return (recipient.kind === 'wallet' && parseMobile(recipient)?.number) || recipient.number;
}

/** The groups in which people of that country write the number of a wallet, such as 0772 123456. */
export function walletGroups(wallet: PhoneNumber): string[] {
  const national = parseMobile(wallet)?.formatNational() ?? wallet.number;
  return national.split(/\D+/).filter(Boolean);
}

/** Finds a service in services.json by the name that a team gives it: `M-PESA`, `MoMo from MTN`. */
function knownService(name: string) {
  const letters = name.toLowerCase().replace(/[^a-z]/g, '');
  return data.services.find(({ spelled }) => spelled.some((word) => letters.includes(word)));
}

/** Says where a known service works, if that is not this country. */
export function countryProblem(
  recipient: Pick<MobileMoneyNumber, 'service' | 'country'>,
): string | undefined {
  const known = knownService(recipient.service);
  if (!known || known.countries.includes(recipient.country)) return undefined;
  const names = known.countries.map((code) => countryName(code, 'en')).toSorted();
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
  return (
    `Choose a country where ${known.name} works: ${list}, as known on ${formatDay(data.readOn, 'en-GB')}. ` +
    `If it works in ${countryName(recipient.country, 'en')} now, it can be added to src/site/features/giving/schemas/services.json`
  );
}
