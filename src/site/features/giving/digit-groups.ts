/**
 * Splits a number into groups that are easy to compare: of four for an IBAN (ISO 13616, printed
 * form), otherwise of three and four, as even as possible, the longer ones first.
 * @param number without spaces
 */
export function digitGroups(number: string, kind: 'iban' | 'account'): string[] {
  if (kind === 'iban') return number.match(/.{1,4}/g) ?? [];
  const count = Math.ceil(number.length / 4);
  const [size, longer] = [Math.floor(number.length / count), number.length % count];
  return Array.from({ length: count }, (_, index) => {
    const start = index * size + Math.min(index, longer);
    return number.slice(start, start + size + Number(index < longer));
  });
}
