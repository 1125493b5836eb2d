/** Builds the service worker. Runs once the pages are final, because it contains a hash of each. */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { PrecacheEntry } from 'workbox-precaching';
import { OFFLINE_PATH } from '#content/project';
import { ASSETS_FOLDER } from '../../shared/assets-folder.ts';
import { EDITOR_FOLDER, type Page } from '../pages.ts';

const WORKERS = new URL('../service-worker/', import.meta.url);

const digestOf = (dist: URL, file: string) =>
  hash('sha256', readFileSync(new URL(file, dist)), 'base64');

/** The files that pages need. The worker checks the hash of each. */
function precachedFiles(dist: URL, pages: readonly Page[]): PrecacheEntry[] {
  const files = new Set(pages.flatMap(({ needs }) => needs));
  return [...files].map((url) => {
    const digest = digestOf(dist, url.slice(1));
    const revision = url.startsWith(`/${ASSETS_FOLDER}/`) ? null : digest.slice(0, 12);
    return { url, revision, integrity: `sha256-${digest}` };
  });
}

/** For each language its pages with their files, and the fallback page. */
function precachesByLanguage(dist: URL, pages: readonly Page[]) {
  const groups = Object.entries(Object.groupBy(pages, ({ language }) => language));
  const entries = groups.map(([code, pagesOfLanguage = []]) => {
    const hashes = pagesOfLanguage.map(
      ({ address = '', file }) => [address, digestOf(dist, file).slice(0, 12)] as const,
    );
    const addresses = hashes.map(([address]) => address);
    const offline = addresses.find((address) => address.endsWith(OFFLINE_PATH));
    const [home = '/'] = addresses.sort((a, b) => a.length - b.length);
    const files = precachedFiles(dist, pagesOfLanguage);
    return [code, { fallback: offline ?? home, pages: Object.fromEntries(hashes), files }] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Writes `sw.js`.
 * @param keptOnDevice whether it stores anything; otherwise it removes itself
 * @param pages all pages of the site
 * @param stored those to store before a visit
 */
export async function writeWorker(
  dist: URL,
  keptOnDevice: boolean,
  pages: readonly Page[],
  stored: readonly Page[],
): Promise<void> {
  const hasEditor = existsSync(new URL(`.${EDITOR_FOLDER}`, dist));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      PRECACHES: JSON.stringify(precachesByLanguage(dist, stored)),
      TELLS_DAY: JSON.stringify(pages.some(({ tellsDay }) => tellsDay)),
      BYPASS_PREFIX: JSON.stringify(hasEditor && EDITOR_FOLDER),
    },
    build: {
      outDir: fileURLToPath(dist),
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(keptOnDevice ? 'worker.ts' : 'removing-worker.ts', WORKERS)),
        output: { format: 'iife', entryFileNames: 'sw.js' },
        // Drops Workbox's version markers, including those of parts that this site does not use.
        treeshake: { moduleSideEffects: (id) => !id.endsWith('/_version.js') },
      },
    },
  });
}
