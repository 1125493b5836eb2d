import { countryName } from '../../country-name.ts';

/**
 * The day on which the two tables below were last compared with their sources, for sentences.
 *
 * Services, from what the companies and their partners say:
 * - M-Pesa: Vodacom and Safaricom (M-PESA Africa), with Ethiopia since 2023.
 * - MTN MoMo: the environments of https://momodeveloper.mtn.com, and the markets in which MTN Group
 *   has reported mobile money since 2020, those that it sold too.
 * - Airtel Money: Airtel Africa and Mastercard, on their service in 14 countries.
 * - Orange Money: Orange Middle East and Africa, with countries that it left since 2020.
 * - Wave: the countries where it works or its start was reported or announced.
 *
 * A service that is not in the table is not checked. A country too many does less harm than one
 * too few, which would keep a right number off the site.
 */
const READ_ON = '23 November 2026';

// Countries by ISO 3166-1, in any order.
const SERVICES = [
  { title: 'M-Pesa', names: /\bm[- ]?pesa\b/i, countries: 'CD EG ET GH KE LS MZ TZ' },
  {
    title: 'MTN MoMo',
    names: /\bmtn\b|\bmomo\b/i,
    countries: 'BJ CG CI CM GH GN GW LR NG RW SD SS SZ UG ZA ZM',
  },
  {
    title: 'Airtel Money',
    names: /\bairtel money\b/i,
    countries: 'CD CG GA KE MG MW NE NG RW SC TD TZ UG ZM',
  },
  {
    title: 'Orange Money',
    names: /\borange money\b/i,
    countries: 'BF BW CD CF CI CM EG GN GW JO LR MA MG ML NE SL SN TN',
  },
  { title: 'Wave', names: /^wave\b/i, countries: 'BF BJ CI CM GM ML NE SL SN TG UG' },
];

/**
 * The countries of each currency in Africa (ISO 4217, list one). Where people are paid in dollars of
 * the United States or rand of South Africa, too, mobile money has accounts in them. A country that
 * is not in the table is not checked.
 */
const SHARED: Readonly<Record<string, string>> = {
  XOF: 'BF BJ CI GW ML NE SN TG',
  XAF: 'CF CG CM GA GQ TD',
  USD: 'CD LR SO SS ZW',
  ZAR: 'LS NA SZ ZA',
};
/** The currencies of one country: they begin with its code. */
const NATIONAL =
  'AOA BIF BWP CDF CVE DJF DZD EGP ERN ETB GHS GMD GNF KES KMF LRD LSL LYD MAD MGA MRU MUR MWK MZN ' +
  'NAD NGN RWF SCR SDG SLE SOS SSP STN SZL TND TZS UGX ZMW ZWG';

const listOf = (words: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(words);

interface Place {
  service: string;
  country: string;
  currency: string;
}

/** Why a service does not work in a country, as a sentence; undefined if nothing is known. */
export function countryProblem({ service, country }: Place): string | undefined {
  const known = SERVICES.find(({ names }) => names.test(service));
  if (!known || known.countries.includes(country)) return undefined;
  const names = known.countries.split(' ').map((code) => countryName(code, 'en'));
  return (
    `This needs a country where ${known.title} works: ${listOf(names.toSorted())}, as known on ${READ_ON}. ` +
    `If it works in ${countryName(country, 'en')} by now, the person who looks after the code of the site can add it`
  );
}

/** Why nobody pays in a currency in a country, as a sentence; undefined if nothing is known. */
export function currencyProblem({ country, currency }: Place): string | undefined {
  const shared = Object.keys(SHARED).filter((code) => SHARED[code]?.includes(country));
  const right = [...shared, ...NATIONAL.split(' ').filter((code) => code.startsWith(country))];
  if (right.length === 0 || right.includes(currency)) return undefined;
  return `This needs the currency of ${countryName(country, 'en')}, ${listOf(right.toSorted())}. It says ${currency}`;
}
