import type { Content } from '../../core/content.ts';
import { fill } from '../../core/fill.ts';

interface AbroadProps {
  content: Content;
  className: string | undefined;
}

/** Which methods work from abroad: a payment page, and an account that foreign banks can reach. */
export function Abroad({ content, className }: AbroadProps) {
  const { abroad, bank } = content.donate;
  const methods = content.organisation.donate;
  const names = (['iban', 'bic'] as const)
    .filter((field) => methods.bank.some((account) => account[field]))
    .map((field) => bank.accounts.fields[field]);
  const codes = new Intl.ListFormat(content.locale, { type: 'disjunction' }).format(names);
  const byCard = methods.card.length > 0;
  if (!byCard && names.length === 0) return null;
  const said = names.length === 0 ? abroad.card : byCard ? abroad.both : abroad.bank;
  return <p className={className}>{fill(said, { codes })}</p>;
}
