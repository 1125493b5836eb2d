/** Builds the service worker once the pages are final, because its list holds a hash of each. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import type { PrecacheEntry } from 'workbox-precaching';
import { HASHED_FOLDER } from '../hosting/headers.ts';
import { EDITOR_FOLDER, filesIn, pagesOf, type Page } from '../hosting/pages.ts';
import { OFFLINE } from '../src/content/site-pages.ts';
import { MUSIC } from '../src/music/limits.ts';
import type { SiteStep } from './steps.ts';

const WORKERS = new URL('../src/browser/service-worker/', import.meta.url);

/**
 * What the worker keeps of some pages. The browser checks the hash when a file is fetched (`integrity`), so a worker
 * that meets a half-uploaded site stays out until the upload is complete, instead of mixing two versions.
 */
export function precacheList(dist: URL, pages: readonly Page[]): PrecacheEntry[] {
  const entry = (url: string, file: string, changes = false): PrecacheEntry => {
    const digest = createHash('sha256')
      .update(readFileSync(new URL(file, dist)))
      .digest('base64');
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
 * What is kept of each language, by its code: all of its pages with what they need, and the address
 * of the one that stands for a page that is not kept: Home, where all are.
 */
function keptLanguages(
  dist: URL,
  pages: readonly Page[],
): Record<string, { fallback: string; files: PrecacheEntry[] }> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(pages, ({ language }) => language)).map(
      ([code, pagesOfIt = []]) => {
        const addresses = pagesOfIt.map(({ address = '' }) => address);
        const offline = addresses.find((address) => address.endsWith(OFFLINE));
        const [home = '/'] = addresses.sort((a, b) => a.length - b.length);
        return [code, { fallback: offline ?? home, files: precacheList(dist, pagesOfIt) }];
      },
    ),
  );
}

interface WorkerOptions {
  /** Whether it keeps pages on visitors' devices, or removes what an earlier one has kept. */
  keep: boolean;
  /** Whether there is an editor, which it leaves alone. */
  editor?: boolean;
  /** Paths of the team's own pages: kept once they were visited, because there may be hundreds. */
  own?: ReadonlySet<string>;
  pages?: readonly Page[];
}

/** Writes `sw.js` for the pages of a folder. */
export async function writeWorker(
  dist: URL,
  { keep, editor = false, own = new Set(), pages = pagesOf(dist) }: WorkerOptions,
): Promise<void> {
  const ahead = pages.filter(({ address }) => address !== undefined && !own.has(address));
  const kept = keptLanguages(dist, ahead);
  const [first, ...others] = Object.values(kept);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      OWN_PAGES: JSON.stringify(own.size > 0),
      MUSIC: JSON.stringify(filesIn(dist).some((file) => MUSIC.test(file))),
      SEVERAL_LANGUAGES: JSON.stringify(others.length > 0),
      KEPT: JSON.stringify(kept),
      ONLY_KEPT: JSON.stringify(first?.files ?? []),
      ONLY_FALLBACK: JSON.stringify(first?.fallback ?? '/'),
      EDITOR: JSON.stringify(editor && EDITOR_FOLDER),
    },
    build: {
      outDir: fileURLToPath(dist),
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(keep ? 'keep.ts' : 'remove.ts', WORKERS)),
        output: { format: 'iife', entryFileNames: 'sw.js' },
        // Where there is no music nothing of it is left: all that this package does by itself is name its version.
        treeshake: { moduleSideEffects: (id) => !id.includes('workbox-range-requests') },
      },
    },
  });
}

/** Writes the worker that the settings ask for. */
export const writeServiceWorker: SiteStep = ({ dist, settings, own }, pages) =>
  writeWorker(dist, {
    keep: settings.keptOnDevice,
    editor: settings.editing !== 'none',
    own,
    pages,
  });

/** During development: a worker that `npm start` left on the same port would hide the page that is being worked on. */
export const removeWorker: NonNullable<AstroIntegration['hooks']['astro:server:setup']> = ({
  server,
}) => {
  server.middlewares.use('/sw.js', (_request, response, next) => {
    server
      .transformRequest(fileURLToPath(new URL('remove.ts', WORKERS)))
      .then((result) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(result?.code);
      })
      .catch(next);
  });
};
