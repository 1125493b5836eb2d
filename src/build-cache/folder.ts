import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Astro's own cache folder. */
const FOLDER = 'node_modules/.astro';
/** Its folders that builds write to. */
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

/** Returns `folder`, or if it is not writable an empty temporary folder. */
export function usableFolder(folder: string): string {
  if (isWritable(folder)) return folder;
  console.error(
    `${folder} cannot be written, perhaps because it belongs to another user: the site is built without what earlier builds have cached, which takes longer. Delete that folder, or give yourself the right to write to it.`,
  );
  const temporary = mkdtempSync(join(tmpdir(), 'site-cache-'));
  process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
  return isWritable(temporary) ? temporary : folder;
}

/** Shared by all copies of this module: Vite bundles its own. */
const shared = globalThis as { siteCacheFolder?: string };

/** The folder of the build cache. */
export const cacheFolder = (): string => (shared.siteCacheFolder ??= usableFolder(FOLDER));
