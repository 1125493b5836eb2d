import { readdirSync, readFileSync } from 'node:fs';
import { isShippedPicture } from './shipped.ts';

/** The files in content/images that are as shipped. @param root the project, ends with a slash */
export function samplePictures(root: URL): Set<string> {
  const folder = new URL('content/images/', root);
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
  return new Set(
    names.filter((name) =>
      isShippedPicture(name, readFileSync(new URL(encodeURIComponent(name), folder))),
    ),
  );
}
