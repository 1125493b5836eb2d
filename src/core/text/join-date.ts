/** Countries that spell Portuguese as before the agreement of 1990, with months in capitals. */
const BEFORE_1990 = /^pt-(AO|MZ)\b/;

/**
 * Joins the parts of a date. Corrects what Unicode's data (CLDR 48) writes as nobody does: the
 * first of a month is "1er" in French, and "Março" has its capital in Angola and Mozambique.
 * @param parts of `formatToParts` or `formatRangeToParts`
 * @param language in which they are written (BCP 47)
 */
export function joinDate(
  parts: readonly Pick<Intl.DateTimeFormatPart, 'type' | 'value'>[],
  language: string,
): string {
  const written = ({ type, value }: (typeof parts)[number]) => {
    if (type === 'day' && value === '1' && /^fr\b/.test(language)) return '1er';
    if (type === 'month' && BEFORE_1990.test(language))
      return value.slice(0, 1).toUpperCase() + value.slice(1);
    return value;
  };
  return parts.map(written).join('');
}
