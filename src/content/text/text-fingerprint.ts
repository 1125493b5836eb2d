import { crc32 } from './crc32.ts';

/** A hash of a text. It ignores white space, which editors and formatters change. */
export const textFingerprint = (text: string): number => crc32(text.replace(/\s+/g, ' ').trim());
