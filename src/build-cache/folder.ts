import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Astro caches what it made of the content and the pictures. */
const FOLDER = 'node_modules/.astro';
/** Folders in it that builds write to. */
export const OUTPUTS = 'outputs';
const INSIDE = ['', 'assets', OUTPUTS];

function isWritable(folder: string): boolean {
  try {
    for (const part of INSIDE) {
      mkdirSync(join(folder, part), { recursive: true });
      accessSync(join(folder, part), constants.W_OK);
    }
    return true;
  } catch {
    return false;
  }
}

/** The folder `folder`, or where it cannot be written an empty one that is removed when the process ends. */
export function usableFolder(folder: string): string {
  if (isWritable(folder)) return folder;
  console.error(
    `${folder} cannot be written, perhaps because it belongs to another user: the site is built without what earlier builds have cached, which takes longer. Delete that folder, or give yourself the right to write to it.`,
  );
  const temporary = mkdtempSync(join(tmpdir(), 'site-cache-'));
  process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
  return isWritable(temporary) ? temporary : folder;
}

/** For all copies of this module: Vite bundles one of its own. */
const shared = globalThis as { siteCacheFolder?: string };

/** The folder for all that builds cache. */
export const cacheFolder = (): string => (shared.siteCacheFolder ??= usableFolder(FOLDER));
