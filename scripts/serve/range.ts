/**
 * The part of a file that a request asks for, as its first and last byte (RFC 9110, section
 * 14.1.2).
 * @param header the value of `Range`
 * @param size of the file, in bytes
 * @returns `none` if the file has no such part; undefined for the whole file, several parts or an
 * unknown unit, which a server may answer with the whole
 */
export function rangeOf(header: string | undefined, size: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const end = last === '' ? size - 1 : Number(last);
  // The last so many bytes.
  if (first === '') return end === 0 ? 'none' : { start: Math.max(0, size - end), end: size - 1 };
  const start = Number(first);
  if (end < start && last !== '') return undefined;
  return start < size ? { start, end: Math.min(end, size - 1) } : 'none';
}
