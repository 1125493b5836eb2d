import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { FEATURES } from '../../src/features.ts';
import { featureBuilds } from '../../src/loading/feature-builds.ts';
import { lock } from '../bootstrap/lock.mjs';
import '../errors/exit-with-sentence.ts';

// Before React is imported, which reads it once.
process.env['NODE_ENV'] = 'production';
// Astro sends no usage data.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const ROOT = new URL('../../', import.meta.url);

/** The folder of the built site. */
export const DIST = new URL('dist/', ROOT);

/** The folder of an unfinished build. On the same disk, since only then a move is atomic. */
const WORK = new URL('.cache/build/', ROOT);
/** What a build writes; some of it depends on the settings. */
const RESULTS = ['dist', ...(await featureBuilds(FEATURES)).flatMap(({ results = [] }) => results)];

/** Replaces a result of the last build by that of this one; if that fails, the old one stays. */
function replace(path: string): void {
  const [fresh, place, old] = [new URL(path, WORK), new URL(path, ROOT), new URL('old', WORK)];
  rmSync(old, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, old);
  if (!existsSync(fresh)) return;
  try {
    mkdirSync(new URL('.', place), { recursive: true });
    renameSync(fresh, place);
  } catch (error) {
    if (existsSync(old)) renameSync(old, place);
    throw error;
  }
}

/** Ends the process, so that what listens for its end tidies up. */
const end = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);

/** Builds the site, which replaces the last one at the end. @throws ContentError, or another */
export async function buildSite(): Promise<URL> {
  const unlock = await lock('build');
  const clear = () => rmSync(WORK, { recursive: true, force: true, maxRetries: 3 });
  process.on('exit', clear);
  for (const signal of SIGNALS) process.on(signal, end);
  console.error('Building the site …');
  try {
    clear();
    mkdirSync(WORK, { recursive: true });
    // Astro would start a Vite server to read its configuration, which takes a second.
    const { default: config } = await import('../../astro.config.ts');
    await build({
      ...config,
      configFile: false,
      outDir: fileURLToPath(new URL('dist/', WORK)),
      // Astro would publish a picture that a stopped build left incomplete there.
      cacheDir: fileURLToPath(new URL('astro/', WORK)),
      logger: { entrypoint: new URL('progress.ts', import.meta.url) },
    });
    for (const path of RESULTS) replace(path);
  } finally {
    process.off('exit', clear);
    for (const signal of SIGNALS) process.off(signal, end);
    clear();
    unlock();
  }
  console.error('Done: dist/ is ready.');
  return DIST;
}
