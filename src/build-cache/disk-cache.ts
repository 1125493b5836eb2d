import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder, OUTPUTS } from './folder.ts';

/** After so many days without use an output is deleted. */
const MAX_UNUSED_DAYS = 30;

const outputs = () => join(cacheFolder(), OUTPUTS);

/**
 * Content-addressed cache for expensive build outputs, shared by all builds of this folder.
 * @param from everything the output depends on, versions of tools included
 */
export async function diskCache(
  from: readonly (string | Buffer)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const part of from) hash.update(part).update('\0');
  const file = join(outputs(), hash.digest('hex').slice(0, 32));
  const cached = await readFile(file).catch(() => undefined);
  if (cached) {
    const now = new Date();
    // Marks it as used for `dropUnused`.
    await utimes(file, now, now).catch(() => undefined);
    return cached;
  }
  const output = await make();
  // An interrupted build leaves no partial file.
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, output);
  await rename(part, file);
  return output;
}

/** Deletes outputs that no build has used for 30 days, and partial files. */
export async function dropUnused(folder = outputs()): Promise<void> {
  const oldest = Date.now() - MAX_UNUSED_DAYS * 86_400_000;
  const files = (await readdir(folder)).map((name) => join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      if ((await stat(file)).mtimeMs < oldest) await rm(file);
    }),
  );
}
