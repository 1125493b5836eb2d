import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileHash, type Built } from './hashes.ts';

/** The hashes of all files of content/ as they are now: a build asks before it reads them. */
export async function contentHashes(project: URL): Promise<Built['files']> {
  const folder = fileURLToPath(project);
  const paths = globSync('content/**/*.*', { cwd: folder });
  const hashes: string[] = [];
  // One after the other: all pictures at once would fill the memory.
  for (const name of paths) {
    const bytes = new Uint8Array(await readFile(join(folder, name)));
    hashes.push(await fileHash(name.replaceAll('\\', '/'), bytes));
  }
  return hashes.sort();
}
