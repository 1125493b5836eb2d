import { crc32 } from './crc32.ts';

/** A hash of a text. White space does not count, since editors change it. */
export const textFingerprint = (text: string): number => crc32(text.replace(/\s+/g, ' ').trim());
