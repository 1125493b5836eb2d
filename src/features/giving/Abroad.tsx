import { fieldOf, type Content } from '../../core/content.ts';
import { ABROAD_WORDS, GIVING } from './content.ts';
import { fill } from '../../core/fill.ts';

interface AbroadProps {
  content: Content;
  className: string | undefined;
}

/** Which methods work from abroad: a payment page, and an account that foreign banks can reach. */
export function Abroad({ content, className }: AbroadProps) {
  const { bank } = content.donate;
  const abroad = fieldOf(content, ABROAD_WORDS);
  const methods = fieldOf(content, GIVING);
  const names = (['iban', 'bic'] as const)
    .filter((field) => methods.bank.some((account) => account[field]))
    .map((field) => bank.accounts.fields[field]);
  const codes = new Intl.ListFormat(content.locale, { type: 'disjunction' }).format(names);
  const byCard = methods.card.length > 0;
  if (!byCard && names.length === 0) return null;
  const said = names.length === 0 ? abroad.card : byCard ? abroad.both : abroad.bank;
  return <p className={className}>{fill(said, { codes })}</p>;
}
