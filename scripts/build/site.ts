import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { FUNCTION_FILES } from '../../after-build/function-files.ts';
import { lock } from '../lock.mjs';
import '../exit-with-sentence.ts';
import { onInterruption } from './interruption.ts';

// Before React is imported, which reads it once.
process.env['NODE_ENV'] = 'production';
// Astro sends no usage data.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

const ROOT = new URL('../../', import.meta.url);

/** The folder of the built site. */
export const DIST = new URL('dist/', ROOT);

/** The folder of an unfinished build. On the same disk, since only then a move is atomic. */
const WORK = new URL('.cache/build/', ROOT);
const RESULTS = ['dist/', 'hosting/generated/'];
/** Files that depend on the settings. */
const FUNCTIONS = FUNCTION_FILES.map(({ file }) => file);

/** Replaces a folder by a new one; if that fails, the old one stays. */
function swap(folder: string): void {
  const [fresh, place, old] = [new URL(folder, WORK), new URL(folder, ROOT), new URL('old/', WORK)];
  rmSync(old, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, old);
  try {
    renameSync(fresh, place);
  } catch (error) {
    if (existsSync(old)) renameSync(old, place);
    throw error;
  }
}

/** Replaces a file by a new one, or removes it if this build has none. */
function replace(file: string): void {
  const [fresh, place] = [new URL(file, WORK), new URL(file, ROOT)];
  if (!existsSync(fresh)) {
    rmSync(place, { force: true });
    return;
  }
  mkdirSync(new URL('.', place), { recursive: true });
  renameSync(fresh, place);
}

/**
 * Builds the site. The last build is replaced atomically at the end, so a build that fails or is
 * interrupted changes nothing.
 * @returns the folder of the built site
 * @throws ContentError for a mistake in content/, or any other error
 */
export async function buildSite(): Promise<URL> {
  const unlock = await lock('build');
  const clear = () => rmSync(WORK, { recursive: true, force: true, maxRetries: 3 });
  const stopListening = onInterruption(clear);
  console.error('Building the site …');
  try {
    clear();
    mkdirSync(new URL('hosting/', WORK), { recursive: true });
    // Astro would start a Vite server to read its configuration, which takes a second.
    const { default: config } = await import('../../astro.config.ts');
    await build({
      ...config,
      configFile: false,
      outDir: fileURLToPath(new URL('dist/', WORK)),
      logger: { entrypoint: new URL('progress.ts', import.meta.url) },
    });
    for (const folder of RESULTS) swap(folder);
    for (const file of FUNCTIONS) replace(file);
  } finally {
    stopListening();
    clear();
    unlock();
  }
  console.error('Done: dist/ is ready.');
  return DIST;
}
