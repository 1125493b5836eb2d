import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';

/** Beside the pictures that Astro caches. */
const FOLDER = 'node_modules/.astro/kept/';

/**
 * Content-addressed cache for expensive build outputs, shared by all builds on this computer.
 * @param from everything the output depends on, versions of tools included
 */
export async function diskCache(
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
  // A build that is stopped while it writes leaves no half of a file.
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, made);
  await rename(part, file);
  return made;
}
