/** Builds the service worker once the pages are final, because its list holds a hash of each. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import type { PrecacheEntry } from 'workbox-precaching';
import { EDITOR_FOLDER, pagesOf, type Page } from '../hosting/pages.ts';
import type { SiteStep } from './steps.ts';

const WORKERS = new URL('../src/browser/service-worker/', import.meta.url);

/** Files a page cannot do without: its preloaded typeface, its icon, its scripts and style sheets, if it has any. */
function filesOf(html: string): string[] {
  return [...html.matchAll(/<(link|script)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /^<script|rel="?(preload|stylesheet|icon|modulepreload)\b/.test(tag))
    .filter((tag) => !/as="?image|\.ico\b/.test(tag))
    .map((tag) => /\b(?:src|href)="?(\/[^"\s>]+)/.exec(tag)?.[1])
    .filter((address) => address !== undefined);
}

/**
 * What the worker keeps. The hash is checked when a file is fetched (`integrity`), so a worker that meets a
 * half-uploaded site stays out until the upload is complete, instead of mixing two versions.
 */
export function precacheList(dist: URL, pages: readonly Page[]): PrecacheEntry[] {
  const entry = (url: string, file: string): PrecacheEntry => {
    const text = readFileSync(new URL(file, dist));
    const digest = createHash('sha256').update(text).digest('base64');
    const revision = url.startsWith('/_astro/') ? null : digest.slice(0, 12);
    // Netlify changes the page of a form that it takes for its own, so what is fetched has another hash.
    return text.includes('data-netlify=')
      ? { url, revision }
      : { url, revision, integrity: `sha256-${digest}` };
  };
  const files = new Set(pages.flatMap(({ html }) => filesOf(html)));
  return [
    ...pages.map(({ address = '', file }) => entry(address, file)),
    ...[...files].map((file) => entry(file, file.slice(1))),
  ];
}

/** What is kept of each language, by its code: its Home, and all of its pages with what they need. */
function keptLanguages(
  dist: URL,
  own: ReadonlySet<string>,
): Record<string, { home: string; files: PrecacheEntry[] }> {
  // Pages of the team's own are kept once they were visited: there may be hundreds.
  const pages = pagesOf(dist).filter(({ address }) => address !== undefined && !own.has(address));
  const languages = Object.entries(
    Object.groupBy(pages, ({ html }) => /<html[^>]* lang="?([\w-]+)/.exec(html)?.[1] ?? ''),
  );
  return Object.fromEntries(
    languages.map(([code, pagesOfIt = []]) => {
      const home = pagesOfIt.some(({ address }) => address === '/') ? '/' : `/${code}`;
      return [code, { home, files: precacheList(dist, pagesOfIt) }];
    }),
  );
}

/**
 * Writes `sw.js` for the pages as they stand in a folder.
 * @param keep whether it keeps them on visitors' devices, or removes what an earlier one has kept
 * @param editor whether there is an editor, which it leaves alone
 * @param own paths of the pages of the team's own
 */
export async function writeWorker(
  dist: URL,
  keep: boolean,
  editor = false,
  own: ReadonlySet<string> = new Set(),
): Promise<void> {
  const kept = keptLanguages(dist, own);
  const [first, ...others] = Object.values(kept);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      OWN_PAGES: JSON.stringify(own.size > 0),
      SEVERAL_LANGUAGES: JSON.stringify(others.length > 0),
      KEPT: JSON.stringify(kept),
      ONLY_KEPT: JSON.stringify(first?.files ?? []),
      EDITOR: JSON.stringify(editor && EDITOR_FOLDER),
    },
    build: {
      outDir: fileURLToPath(dist),
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(keep ? 'keep.ts' : 'remove.ts', WORKERS)),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/** Writes the worker that the settings ask for. */
export const writeServiceWorker: SiteStep = ({ dist, settings, own }) =>
  writeWorker(dist, settings.keptOnDevice, settings.editing !== 'none', own);

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
