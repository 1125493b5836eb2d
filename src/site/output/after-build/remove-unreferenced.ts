import { readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { ASSETS_FOLDER } from '../../shared/assets-folder.ts';
import type { FinalStep } from '../feature-build.ts';
import { isCompressed } from '../hosting/media-types.ts';
import { listFiles } from '../pages.ts';

/** Characters of file names in a build. A file with any other character in its name is kept. */
const WORD = /[\w.~@+-]*[\w~@+-]/g;

const urlOf = (dist: URL, file: string) => new URL(encodeURI(file), dist);

/** Files with a hash in their names that no text file of the site names. */
export function unreferencedFiles(dist: URL): string[] {
  const files = listFiles(dist);
  const words = new Set<string>();
  for (const file of files.filter(isCompressed))
    for (const word of readFileSync(urlOf(dist, file), 'utf8').match(WORD) ?? []) words.add(word);
  const isNamed = (name: string) => words.has(name) || name.match(WORD)?.[0] !== name;
  return files.filter((file) => file.startsWith(`${ASSETS_FOLDER}/`) && !isNamed(basename(file)));
}

/** Removes picture originals, build-time code, inlined scripts, and files that only these name. */
export const removeUnreferenced: FinalStep = ({ dist }) => {
  for (let unused = unreferencedFiles(dist); unused.length > 0; unused = unreferencedFiles(dist))
    for (const file of unused) rmSync(urlOf(dist, file));
};
