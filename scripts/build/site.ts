import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { FUNCTION_FILES } from '../../after-build/function-files.ts';
import { lock } from '../lock.mjs';
import '../exit-with-sentence.ts';
import { onInterruption } from './interruption.ts';

// Before anything of the site is read: React looks at it once.
process.env['NODE_ENV'] = 'production';
// Nothing about whoever builds is sent to anybody.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

const ROOT = new URL('../../', import.meta.url);

/** The built site, the same folder for every build. */
export const DIST = new URL('dist/', ROOT);

/** Where a build works until it is whole. On the same disk, because only such a move is atomic. */
const WORK = new URL('.cache/build/', ROOT);
const RESULTS = ['dist/', 'hosting/generated/'];
/** What is there only where the settings ask for it. */
const FUNCTIONS = FUNCTION_FILES.map(({ file }) => file);

/** Puts a new folder into the place of an old one; where that fails the old one stays. */
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

/** Moves a new file into its place, or removes an old one that this build did not make. */
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
 * Builds the site and gives its folder. The site of the last build is replaced at the end, as a
 * whole: a build that fails or is stopped changes nothing.
 * @throws ContentError for a mistake in content/, or whatever else went wrong
 */
export async function buildSite(): Promise<URL> {
  const unlock = await lock('build');
  const clear = () => rmSync(WORK, { recursive: true, force: true, maxRetries: 3 });
  const stopListening = onInterruption(clear);
  console.error('Building the site …');
  try {
    clear();
    mkdirSync(new URL('hosting/', WORK), { recursive: true });
    // Astro would start a server of Vite to read its configuration, which takes a second.
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
