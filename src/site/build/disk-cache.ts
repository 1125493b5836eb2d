import { createHash, randomUUID } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

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

/** Content-addressed cache for expensive outputs. @param inputs all they depend on, tools too */
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
  // An interrupted build leaves no partial file under this name.
  const part = `${file}.${randomUUID()}`;
  try {
    await writeFile(part, output);
    await rename(part, file);
  } finally {
    // On a full disk.
    await rm(part, { force: true });
  }
  return output;
}

/** Whether a picture ends where its format says that it ends. */
const IS_COMPLETE: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  // ISO 14496-12, section 4.2: boxes, each with its size first.
  avif: (bytes) => {
    let end = 0;
    while (end + 8 <= bytes.length) {
      const size = bytes.readUInt32BE(end);
      if (size < 8) return false;
      end += size;
    }
    return end > 0 && end === bytes.length;
  },
  // RFC 9649, section 2.4.
  webp: (bytes) => bytes.length >= 12 && bytes.readUInt32LE(4) + 8 === bytes.length,
  // ISO 10918-1, section B.2: the marker EOI; PNG, section 11.2.5: the chunk IEND and its checksum.
  jpg: (bytes) => bytes.subarray(-2).toString('hex') === 'ffd9',
  png: (bytes) => bytes.subarray(-8).toString('hex') === '49454e44ae426082',
};

/** Deletes incomplete pictures of a stopped build or a full disk: Astro would publish them. */
export async function deleteIncomplete(folder = join(cacheFolder(), 'assets')): Promise<void> {
  for (const name of await readdir(folder)) {
    const isComplete = IS_COMPLETE[extname(name).slice(1).replace('jpeg', 'jpg')];
    const file = join(folder, name);
    if (isComplete && !isComplete(await readFile(file))) await rm(file);
  }
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
