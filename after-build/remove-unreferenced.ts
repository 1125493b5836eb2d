import { readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { filesIn } from '../hosting/pages.ts';
import type { SiteStep } from './steps.ts';

/** Endings of the files that may name other files. */
const NAMING = /\.(html|css|js|svg|json|webmanifest|xml|txt)$/;

/** Characters of file names in a build. A file with any other in its name is kept. */
const WORD = /[\w.~@+-]+/g;

/**
 * Finds the files of a build that no other file names. A file is used if a page names it, or a file
 * that is used. Each text is read once, however many files there are.
 * @param files every file of the build, such as `_astro/logo.svg`
 * @param textOf reads a file
 * @param removable whether a file may be unused; all others are kept
 */
export function unreferenced(
  files: readonly string[],
  textOf: (file: string) => string,
  removable: (file: string) => boolean,
): string[] {
  const doubtful = new Map(
    files
      .filter(removable)
      .map((file) => [basename(file), file] as const)
      .filter(([name]) => name.match(WORD)?.[0] === name),
  );
  const isDoubtful = (file: string) => doubtful.get(basename(file)) === file;
  const reading = files.filter((file) => !isDoubtful(file) && NAMING.test(file));
  for (let file = reading.pop(); file !== undefined; file = reading.pop()) {
    for (const [word] of textOf(file).matchAll(WORD)) {
      const name = word.replace(/\.+$/, '');
      const named = doubtful.get(name);
      if (doubtful.delete(name) && named && NAMING.test(named)) reading.push(named);
    }
  }
  return [...doubtful.values()];
}

/** Removes files that no page uses: originals of pictures, and code that runs only in a build. */
export const removeUnreferenced: SiteStep = ({ dist }) => {
  const urlOf = (file: string) => new URL(encodeURI(file), dist);
  const textOf = (file: string) => readFileSync(urlOf(file), 'utf8');
  const unused = unreferenced(filesIn(dist), textOf, (file) => file.startsWith('_astro/'));
  for (const file of unused) rmSync(urlOf(file));
};
