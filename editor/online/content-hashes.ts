import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileHash, type Built } from './hashes.ts';

/** The hashes of all files of content/ as they are now: a build asks before it reads them. */
export async function contentHashes(project: URL): Promise<Built['files']> {
  const folder = fileURLToPath(project);
  const paths = globSync('content/**/*.*', { cwd: folder });
  const hashes = paths.map(async (name) => {
    const path = name.replaceAll('\\', '/');
    const bytes = new Uint8Array(await readFile(join(folder, name)));
    return fileHash(path, bytes);
  });
  return (await Promise.all(hashes)).sort();
}
