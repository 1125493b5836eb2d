import { countryName, formatDay } from '#content/text';
import type { PaymentRecipient } from './numbers.ts';
import data from './services.json' with { type: 'json' };

type Service = Pick<PaymentRecipient, 'service' | 'country'>;

/** A known service by the name that a team gives it, such as `M-PESA` or `MoMo from MTN`. */
function knownService(name: string) {
  const letters = name.toLowerCase().replace(/[^a-z]/g, '');
  return data.services.find(({ spelled }) => spelled.some((word) => letters.includes(word)));
}

/**
 * The reason why a service does not work in a country, as a sentence. A service that services.json
 * does not list is not checked.
 */
export function countryProblem({ service, country }: Service): string | undefined {
  const known = knownService(service);
  if (!known || known.countries.includes(country)) return undefined;
  const names = known.countries.map((code) => countryName(code, 'en')).toSorted();
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
  return (
    `Choose a country where ${known.name} works: ${list}, as known on ${formatDay(data.readOn, 'en-GB')}. ` +
    `If it works in ${countryName(country, 'en')} now, it can be added to src/site/features/giving/schemas/services.json`
  );
}
