import { createHash, randomUUID } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** After so many days without use an output is deleted. */
const MAX_UNUSED_DAYS = 30;

/** Astro's own folder, which hosts keep between builds. */
const FOLDER = 'node_modules/.astro';

function isWritable(folder: string): boolean {
  try {
    for (const part of ['', 'assets', 'outputs']) {
      mkdirSync(join(folder, part), { recursive: true });
      accessSync(join(folder, part), constants.W_OK);
    }
    return true;
  } catch {
    return false;
  }
}

/** The folder of the build cache; another one where it belongs to another user. */
export const cacheFolder = (folder = FOLDER, other = '.cache/site'): string =>
  isWritable(folder) || !isWritable(other) ? folder : other;

const outputs = () => join(cacheFolder(), 'outputs');

/**
 * Content-addressed cache for expensive build outputs, shared by all builds of this folder.
 * @param inputs everything the output depends on, versions of tools included
 */
export async function diskCache(
  inputs: readonly (string | Buffer)[],
  build: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const part of inputs) hash.update(part).update('\0');
  const file = join(outputs(), hash.digest('hex').slice(0, 32));
  const cached = await readFile(file).catch(() => undefined);
  if (cached) {
    const now = new Date();
    // Marks it as used for `deleteUnused`.
    await utimes(file, now, now).catch(() => undefined);
    return cached;
  }
  const output = await build();
  // An interrupted build leaves no partial file.
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, output);
  await rename(part, file);
  return output;
}

/** Deletes outputs that no build has used for 30 days, and partial files. */
export async function deleteUnused(folder = outputs()): Promise<void> {
  const oldest = Date.now() - MAX_UNUSED_DAYS * 86_400_000;
  const files = (await readdir(folder)).map((name) => join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      if ((await stat(file)).mtimeMs < oldest) await rm(file);
    }),
  );
}
