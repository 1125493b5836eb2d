/** Table for the CRC, one entry per byte value: an eighth of the work of going bit by bit. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  return sum;
});

/** CRC-32 as in gzip (RFC 1952, section 8). Also runs in the editor's browser, without Node. */
export function crc32(data: string | Uint8Array): number {
  let sum = -1;
  for (const byte of typeof data === 'string' ? new TextEncoder().encode(data) : data)
    sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 255] ?? 0);
  return ~sum >>> 0;
}
