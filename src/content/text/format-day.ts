/**
 * Countries that use Portuguese spelling from before the 1990 agreement, with capitalised months.
 */
const BEFORE_1990 = /^pt-(AO|MZ)\b/;

/**
 * Joins the parts of a date, correcting CLDR 48 where nobody writes so: "1er" in French, "Março" in
 * Angola.
 */
export function joinDate(
  parts: readonly Pick<Intl.DateTimeFormatPart, 'type' | 'value'>[],
  language: string,
): string {
  const partText = ({ type, value }: (typeof parts)[number]) => {
    if (type === 'day' && value === '1' && /^fr\b/.test(language)) return '1er';
    if (type === 'month' && BEFORE_1990.test(language))
      return value.slice(0, 1).toUpperCase() + value.slice(1);
    return value;
  };
  return parts.map(partText).join('');
}

/** A day (year-month-day) with its month spelled out, "5 June 2027"; any other text unchanged. */
export function formatDay(day: string, language: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return joinDate(format.formatToParts(time), language);
}
