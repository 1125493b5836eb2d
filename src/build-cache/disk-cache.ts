import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder, OUTPUTS } from './folder.ts';

/** An output that no build has used for so long is dropped. */
const DAYS_KEPT = 30;

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
    // Tells `dropUnused` that it is still used.
    await utimes(file, now, now).catch(() => undefined);
    return cached;
  }
  const made = await make();
  // A build that is stopped while it writes leaves no half of a file.
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, made);
  await rename(part, file);
  return made;
}

/** Drops every output that no build has used for 30 days, and what a stopped build has left of one. */
export async function dropUnused(folder = outputs()): Promise<void> {
  const oldest = Date.now() - DAYS_KEPT * 86_400_000;
  const files = (await readdir(folder)).map((name) => join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      if ((await stat(file)).mtimeMs < oldest) await rm(file);
    }),
  );
}
