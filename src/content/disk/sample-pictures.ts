import { readdirSync, readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { isShippedFingerprint } from '../launch/shipped.ts';

/** Names of unchanged samples in content/images. @param root the project's folder, with a slash */
export function samplePictures(root: URL): Set<string> {
  const folder = new URL('content/images/', root);
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const isSample = (name: string) =>
    isShippedFingerprint(crc32(readFileSync(new URL(encodeURIComponent(name), folder))));
  return new Set(files.map(({ name }) => name).filter(isSample));
}
