import { createHash, randomUUID } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Days without use after which an output is deleted. */
const MAX_UNUSED_DAYS = 30;

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** In Astro's cache, which hosts keep between builds. */
const FOLDER = 'node_modules/.astro/outputs';

/** The folder of outputs: another one if a different user owns Astro's. */
const cacheFolder = (): string => [FOLDER, '.cache/site/outputs'].find(isWritable) ?? FOLDER;

/** The bytes of a SHA-256 hash, with which each file begins. */
const HASH_BYTES = 32;

const hashOf = (output: Buffer) => createHash('sha256').update(output).digest();

/** The output in a file; undefined if a power cut or a full disk has damaged it. */
async function readOutput(file: string): Promise<Buffer | undefined> {
  const data = await readFile(file).catch(() => Buffer.alloc(0));
  const output = data.subarray(HASH_BYTES);
  return hashOf(output).equals(data.subarray(0, HASH_BYTES)) ? output : undefined;
}

/** Caches an expensive output by a hash of its inputs. @param inputs all it depends on, tools too */
export async function diskCache(
  inputs: readonly (string | Buffer)[],
  build: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const part of inputs) hash.update(part).update('\0');
  const file = join(cacheFolder(), hash.digest('hex').slice(0, 32));
  const cached = await readOutput(file);
  if (cached) {
    const now = new Date();
    // The time of use, for `deleteUnused`.
    await utimes(file, now, now).catch(() => undefined);
    return cached;
  }
  const output = await build();
  // Written under a temporary name, so that an interrupted build leaves no partial file.
  const part = `${file}.${randomUUID()}`;
  try {
    await writeFile(part, [hashOf(output), output]);
    await rename(part, file);
  } finally {
    // A full disk leaves the part behind.
    await rm(part, { force: true });
  }
  return output;
}

/** Deletes outputs that no build has used for 30 days, and partial files. */
export async function deleteUnused(): Promise<void> {
  const folder = cacheFolder();
  const oldest = Date.now() - MAX_UNUSED_DAYS * 86_400_000;
  const files = (await readdir(folder)).map((name) => join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      // A build beside this one may have renamed or deleted it.
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: oldest }));
      if (mtimeMs < oldest) await rm(file, { force: true });
    }),
  );
}
