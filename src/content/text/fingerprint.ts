/** Table for the CRC, one entry per byte value: an eighth of the work of going bit by bit. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  return sum;
});

/** CRC-32 as in gzip (RFC 1952, section 8). Node has it too, but not the editor's browser. */
function crc32(text: string): number {
  let sum = -1;
  for (const byte of new TextEncoder().encode(text))
    sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 255] ?? 0);
  return ~sum >>> 0;
}

/** A hash of a text. It ignores white space, which editors and formatters change. */
export const textFingerprint = (text: string): number => crc32(text.replace(/\s+/g, ' ').trim());
