import { fill } from '../../content/fill.ts';
import type { Organisation } from '../../content/schemas/organisation.ts';
import type { Donate } from '../../content/schemas/pages.ts';

interface AbroadProps {
  content: Pick<Donate, 'abroad' | 'bank'>;
  ways: Organisation['donate'];
  className: string | undefined;
  /** Language of the page (BCP 47). */
  code: string;
}

/** Which ways work from abroad: a payment page, and an account that foreign banks can reach. */
export function Abroad({ content, ways, className, code }: AbroadProps) {
  const { abroad, bank } = content;
  const names = (['iban', 'bic'] as const)
    .filter((code) => ways.bank.some((account) => account[code]))
    .map((code) => bank.accounts.fields[code]);
  const codes = new Intl.ListFormat(code, { type: 'disjunction' }).format(names);
  const byCard = ways.card.length > 0;
  if (!byCard && names.length === 0) return null;
  const said = names.length === 0 ? abroad.card : byCard ? abroad.both : abroad.bank;
  return <p className={className}>{fill(said, { codes })}</p>;
}
