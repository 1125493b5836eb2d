/** The first and the last byte of a part of a file. */
export interface Range {
  start: number;
  end: number;
}

/**
 * The part of a file that a request asks for (RFC 9110, section 14.1.2): undefined where it asks
 * for the whole, for several parts or in words of its own, which a server may answer with the
 * whole; `none` where the file has no such part.
 * @param header what the request says under `Range`
 * @param size of the file, in bytes
 */
export function rangeOf(header: string | undefined, size: number): Range | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  // The last so many bytes.
  if (first === '') {
    return Number(last) === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  }
  const [start, end] = [Number(first), last === '' ? size - 1 : Number(last)];
  if (end < start && last !== '') return undefined;
  return start < size ? { start, end: Math.min(end, size - 1) } : 'none';
}
