import { readFileSync, rmSync } from 'node:fs';
import { filesIn } from '../hosting/pages.ts';
import { unreferenced } from './references.ts';
import type { SiteStep } from './steps.ts';

/** Removes files that no page uses: originals of pictures, and code that runs only in a build. */
export const removeUnreferenced: SiteStep = ({ dist }) => {
  const unused = unreferenced(
    filesIn(dist),
    (file) => readFileSync(new URL(encodeURI(file), dist), 'utf8'),
    (file) => file.startsWith('_astro/'),
  );
  for (const file of unused) rmSync(new URL(encodeURI(file), dist));
};
