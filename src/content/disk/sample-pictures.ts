import { readdirSync, readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { isKnown } from '../launch/shipped.ts';

/** The files in content/images that are as shipped. @param root the project, ends with a slash */
export function samplePictures(root: URL): Set<string> {
  const folder = new URL('content/images/', root);
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const isSample = (name: string) =>
    isKnown(crc32(readFileSync(new URL(encodeURIComponent(name), folder))));
  return new Set(files.map(({ name }) => name).filter(isSample));
}
