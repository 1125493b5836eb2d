/** What is wrong with a music file: the end of a sentence that begins with its name. */
export class MusicProblem extends Error {
  override readonly name = 'MusicProblem';
}

/** A file that is truncated or of another type than its name says. */
export const damaged = () =>
  new MusicProblem('is damaged or incomplete; put it there again, from a copy that plays well');

export function ascii(file: Uint8Array, at: number, count: number): string {
  return String.fromCharCode(...file.subarray(Math.max(0, at), Math.max(0, at + count)));
}

export const viewOf = (file: Uint8Array) =>
  new DataView(file.buffer, file.byteOffset, file.byteLength);

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
