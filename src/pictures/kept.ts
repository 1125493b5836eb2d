import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';

/** Beside the pictures that Astro keeps. */
const FOLDER = 'node_modules/.astro/kept/';

/**
 * What takes long to make and always comes out alike is made once and read from then on, by every build.
 * @param from all that it is made from, versions of tools included
 */
export async function kept(
  from: readonly (string | Buffer)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const part of from) hash.update(part).update('\0');
  const file = `${FOLDER}${hash.digest('hex').slice(0, 32)}`;
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const made = await make();
  await mkdir(FOLDER, { recursive: true });
  // Whoever stops the build half-way leaves no half of a file.
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, made);
  await rename(part, file);
  return made;
}
