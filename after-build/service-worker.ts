/** Builds the service worker once the pages are final, because it contains a hash of each. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { PrecacheEntry } from 'workbox-precaching';
import { HASHED_FOLDER } from '../hosting/headers.ts';
import { EDITOR_FOLDER, listFiles, readPages, type Page } from '../hosting/pages.ts';
import type { Organisation } from '../src/core/schemas/organisation.ts';
import { OFFLINE } from '../src/core/site-pages.ts';
import { MUSIC_FILE } from '../src/features/music/limits.ts';

const WORKERS = new URL('../src/site/browser/service-worker/', import.meta.url);

/**
 * The files that the worker stores for some pages. The browser checks their hashes (`integrity`):
 * on a half-uploaded site the worker is not installed, instead of mixing two versions.
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

/**
 * What is stored of each language, by its code: its pages with the files they need, and the address
 * of the page shown for any other; Home if all pages are stored.
 */
function precachesByLanguage(dist: URL, pages: readonly Page[]) {
  const groups = Object.entries(Object.groupBy(pages, ({ language }) => language));
  const entries = groups.map(([code, own = []]) => {
    const addresses = own.map(({ address = '' }) => address);
    const offline = addresses.find((address) => address.endsWith(OFFLINE));
    const [home = '/'] = addresses.sort((a, b) => a.length - b.length);
    return [code, { fallback: offline ?? home, files: precacheList(dist, own) }] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Writes `sw.js`: a worker that stores pages on devices, or one that removes what an earlier one
 * has stored. It ignores the editor.
 * @param ownPaths paths of own pages: stored when they are visited, because there may be hundreds
 */
export async function writeWorker(
  dist: URL,
  { keptOnDevice, editing = 'none' }: Partial<Pick<Organisation, 'keptOnDevice' | 'editing'>>,
  ownPaths: ReadonlySet<string> = new Set(),
  pages: readonly Page[] = readPages(dist),
): Promise<void> {
  const ahead = pages.filter(({ address }) => address !== undefined && !ownPaths.has(address));
  const precaches = precachesByLanguage(dist, ahead);
  const [first, ...others] = Object.values(precaches);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      OWN_PAGES: JSON.stringify(ownPaths.size > 0),
      MUSIC: JSON.stringify(listFiles(dist).some((file) => MUSIC_FILE.test(file))),
      SEVERAL_LANGUAGES: JSON.stringify(others.length > 0),
      PRECACHES: JSON.stringify(precaches),
      ONLY_PRECACHE: JSON.stringify(first?.files ?? []),
      ONLY_FALLBACK: JSON.stringify(first?.fallback ?? '/'),
      EDITOR: JSON.stringify(editing !== 'none' && EDITOR_FOLDER),
    },
    build: {
      outDir: fileURLToPath(dist),
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(keptOnDevice ? 'worker.ts' : 'removing-worker.ts', WORKERS)),
        output: { format: 'iife', entryFileNames: 'sw.js' },
        // Leaves nothing of this package without music: its only side effect names its version.
        treeshake: { moduleSideEffects: (id) => !id.includes('workbox-range-requests') },
      },
    },
  });
}
