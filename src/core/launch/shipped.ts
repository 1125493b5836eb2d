import { crc32 } from '../text/crc32.ts';
import { textFingerprint } from '../text/text-fingerprint.ts';
import type { Field } from './placed-fields.ts';
import record from './shipped.json' with { type: 'json' };

/** Tells the words and pictures that the site is shipped with from the community's own. */
export interface Shipped {
  name: string;
  has: (field: Field) => boolean;
}

type BytesOf = (file: string) => Uint8Array;

/** A hash of a picture, see {@link fieldFingerprint}. */
const pictureFingerprint = (file: string, bytes: Uint8Array): number =>
  file.endsWith('.svg') ? textFingerprint(new TextDecoder().decode(bytes)) : crc32(bytes);

/** A hash of a text or a picture, without white space of texts; undefined for other fields. */
export function fieldFingerprint({ value, about }: Field, bytesOf: BytesOf): number | undefined {
  if (typeof value !== 'string') return undefined;
  return about.format === 'picture'
    ? pictureFingerprint(value, bytesOf(value))
    : textFingerprint(value);
}

const known = new Set(record.fingerprints);

/** Whether a picture is as the site was shipped with it. */
export const isShippedPicture = (file: string, bytes: Uint8Array): boolean =>
  known.has(pictureFingerprint(file, bytes));

/** What the site was shipped with. @param samples names of the files in content/images of it */
export const shippedWith = (samples: ReadonlySet<string>): Shipped => ({
  name: record.name,
  has: ({ value, about }) =>
    typeof value === 'string' &&
    (about.format === 'picture' ? samples.has(value) : known.has(textFingerprint(value))),
});
