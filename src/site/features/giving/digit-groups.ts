/**
 * Splits a number into groups of at most four digits, which are easy to compare: as even as
 * possible. @param number without spaces
 */
export function digitGroups(number: string): string[] {
  const count = Math.ceil(number.length / 4);
  const end = (groups: number) => Math.ceil((groups * number.length) / count);
  return Array.from({ length: count }, (_, index) => number.slice(end(index), end(index + 1)));
}

/** Splits an IBAN into groups of four, as it is printed (ISO 13616). */
export const ibanGroups = (iban: string): string[] => iban.match(/.{1,4}/g) ?? [];
