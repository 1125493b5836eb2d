import { createHash } from 'node:crypto';
import shipped from './shipped-hashes.json' with { type: 'json' };

/** Hash of a picture; line ends of a drawing do not count, as Git may change them. */
export function pictureHash(name: string, bytes: Uint8Array): string {
  const same = name.endsWith('.svg')
    ? Buffer.from(bytes).toString('utf8').replaceAll('\r\n', '\n')
    : bytes;
  return createHash('sha256').update(same).digest('hex').slice(0, 16);
}

/** Hash of a text; spaces and line breaks do not count. */
export function textHash(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 16);
}

const pictures = new Set(Object.values(shipped.pictures));
const texts = new Set(Object.values(shipped.texts));

/** Whether a picture is one of those the site is shipped with, under whatever name. */
export function isShippedPicture(name: string, bytes: Uint8Array): boolean {
  return pictures.has(pictureHash(name, bytes));
}

/** Whether a text is one of those the site is shipped with. */
export function isShippedText(text: string): boolean {
  return texts.has(textHash(text));
}
