/** Builds the service worker. Runs once the pages are final, because it contains a hash of each. */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { PrecacheEntry } from 'workbox-precaching';
import { OFFLINE_PATH } from '#content/project';
import { HASHED_FOLDER } from '../hosting/headers.ts';
import { EDITOR_FOLDER, type Page } from '../hosting/pages.ts';

const WORKERS = new URL('../service-worker/', import.meta.url);

/**
 * Some pages and the files that they need. The worker checks the hash of each, so it does not install
 * from a half-uploaded site.
 */
export function precacheList(dist: URL, pages: readonly Page[]): PrecacheEntry[] {
  const entry = (url: string, file: string, changes = false): PrecacheEntry => {
    const digest = hash('sha256', readFileSync(new URL(file, dist)), 'base64');
    const revision = url.startsWith(HASHED_FOLDER) ? null : digest.slice(0, 12);
    return changes ? { url, revision } : { url, revision, integrity: `sha256-${digest}` };
  };
  const files = new Set(pages.flatMap(({ needs }) => needs));
  return [
    ...pages.map(({ address = '', file, changedByHost }) => entry(address, file, changedByHost)),
    ...[...files].map((file) => entry(file, file.slice(1))),
  ];
}

/** For each language its pages with their files, and the fallback page. */
function precachesByLanguage(dist: URL, pages: readonly Page[]) {
  const groups = Object.entries(Object.groupBy(pages, ({ language }) => language));
  const entries = groups.map(([code, pagesOfLanguage = []]) => {
    const addresses = pagesOfLanguage.map(({ address = '' }) => address);
    const offline = addresses.find((address) => address.endsWith(OFFLINE_PATH));
    const [home = '/'] = addresses.sort((a, b) => a.length - b.length);
    return [
      code,
      { fallback: offline ?? home, files: precacheList(dist, pagesOfLanguage) },
    ] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Writes `sw.js`.
 * @param keptOnDevice whether it stores anything; otherwise it removes itself
 * @param pages to store before a visit
 */
export async function writeWorker(
  dist: URL,
  keptOnDevice: boolean,
  pages: readonly Page[],
): Promise<void> {
  const hasEditor = existsSync(new URL(`.${EDITOR_FOLDER}`, dist));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      PRECACHES: JSON.stringify(precachesByLanguage(dist, pages)),
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
