import { readdirSync, readFileSync } from 'node:fs';
import { isShippedPicture } from './shipped.ts';

/**
 * The names of the files in content/images that are as the site was shipped with them.
 * @param root the project's folder, with a slash at its end
 */
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
