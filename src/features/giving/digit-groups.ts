/**
 * Splits a number into groups that are easy to compare: of four for an IBAN (ISO 13616, printed
 * form), otherwise of three and four, as even as possible, the longer ones first.
 * @param number without spaces
 */
export function digitGroups(number: string, kind: 'iban' | 'account'): string[] {
  if (kind === 'iban') return number.match(/.{1,4}/g) ?? [];
  const count = Math.ceil(number.length / 4);
  const groups: string[] = [];
  let rest = number;
  for (let left = count; left > 0; left--) {
    const size = Math.ceil(rest.length / left);
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups;
}
