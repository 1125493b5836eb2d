import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { Field } from './read-content.ts';
import record from './shipped.json' with { type: 'json' };

/** What tells the words and pictures that the site is shipped with from the community's own. */
export interface Shipped {
  name: string;
  has: (field: Field) => boolean;
}

/**
 * A number that stands for a text or a picture; nothing for a field that holds neither. Spaces and line breaks of texts
 * and drawings do not count: git and editors change them.
 */
export function fingerprint({ value, about }: Field, root: URL): number | undefined {
  if (typeof value !== 'string') return undefined;
  const isFile = about.format === 'picture';
  const bytes = isFile ? readFileSync(new URL(`content/images/${value}`, root)) : value;
  if (isFile && !value.endsWith('.svg')) return crc32(bytes);
  return crc32(bytes.toString().replace(/\s+/g, ' ').trim());
}

/** @param root the project's folder, with a slash at its end */
export function shippedWith(root: URL): Shipped {
  const known = new Set<number | undefined>(record.fingerprints);
  return { name: record.name, has: (field) => known.has(fingerprint(field, root)) };
}
