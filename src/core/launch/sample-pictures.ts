import { readdirSync, readFileSync } from 'node:fs';
import { isShippedPicture } from './shipped.ts';

/** The files in content/images that are as shipped. @param root the project, ends with a slash */
export function samplePictures(root: URL): Set<string> {
  const folder = new URL('content/images/', root);
  const isSample = (name: string) =>
    isShippedPicture(name, readFileSync(new URL(encodeURIComponent(name), folder)));
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return new Set(names.filter(isSample));
}
