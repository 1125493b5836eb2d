/** Builds the service worker once the pages are final, because its list holds a hash of each. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import type { PrecacheEntry } from 'workbox-precaching';
import { pagesOf } from '../hosting/pages.ts';
import { parseContent } from '../src/content/parse-content.ts';
import { organisation } from '../src/content/schemas/organisation.ts';

const WORKERS = new URL('../src/browser/service-worker/', import.meta.url);
const SETTINGS = 'content/en/organisation.yaml';

/** Whether the settings ask for the pages to be kept on visitors' devices. @throws ContentError for broken settings */
function keptOnDevice(): boolean {
  const source = readFileSync(new URL(`../${SETTINGS}`, import.meta.url), 'utf8');
  return parseContent(source, organisation, SETTINGS).keptOnDevice;
}

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
export function precacheList(dist: URL): PrecacheEntry[] {
  const entry = (url: string, file: string): PrecacheEntry => {
    const digest = createHash('sha256')
      .update(readFileSync(new URL(file, dist)))
      .digest('base64');
    const hashed = url.startsWith('/_astro/');
    return { url, revision: hashed ? null : digest.slice(0, 12), integrity: `sha256-${digest}` };
  };
  const pages = pagesOf(dist).filter(({ address }) => address !== undefined);
  const files = new Set(pages.flatMap(({ html }) => filesOf(html)));
  return [
    ...pages.map(({ address = '', file }) => entry(address, file)),
    ...[...files].map((file) => entry(file, file.slice(1))),
  ];
}

/** Must run after whatever changes a page, the policy included, and before files are compressed. */
export function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      // A worker that `npm start` left on the same port would hide the page that is being worked on.
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/sw.js', (_request, response, next) => {
          server
            .transformRequest(fileURLToPath(new URL('remove.ts', WORKERS)))
            .then((result) => {
              response.setHeader('Content-Type', 'text/javascript');
              response.end(result?.code);
            })
            .catch(next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        const worker = keptOnDevice() ? 'keep.ts' : 'remove.ts';
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: {
            'process.env.NODE_ENV': '"production"',
            PRECACHE: JSON.stringify(precacheList(dir)),
          },
          build: {
            outDir: fileURLToPath(dir),
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: fileURLToPath(new URL(worker, WORKERS)),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}
