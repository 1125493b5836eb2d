import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, normalizePath, type Plugin } from 'vite';
import { readSite, samplePictures } from '#content/disk';
import { FEATURES } from '#site/features';
import type { EditingService } from '#site/features/editing';
import { type Policy, policyText } from '#site/output';
import { GITHUB } from '../publish/sign-in/github.ts';

const HERE = new URL('./', import.meta.url);
const ROOT = new URL('../../../', HERE);
const SELF = "'self'";
const pathTo = (address: string) => normalizePath(fileURLToPath(new URL(address, HERE)));
const SITE = pathTo('../../site/');
const PHONES = pathTo('phones.ts');
/** What the editor has in the place of packages, so that a word can be typed sooner. */
const LIGHTER: Readonly<Record<string, string>> = {
  'decode-named-character-reference': pathTo('character-reference.ts'),
  'libphonenumber-js/max': PHONES,
  qr: pathTo('no-qr-code.ts'),
};
/** Whoever imports a door gets what it asks for, and not all that the door lists. */
const NO_SIDE_EFFECTS = /[\\/]src[\\/](content|site)[\\/].*\.tsx?$/;
const JSX = pathTo('../page/jsx-runtime.ts');

/** Puts modules of the editor in the place of others. */
const replacements: Plugin = {
  name: 'replacements',
  enforce: 'pre',
  resolveId(id, importer = '') {
    // The numbering plans of phones are loaded after the first page, by this one.
    if (id in LIGHTER && importer !== PHONES) return LIGHTER[id];
    // The views of the site show texts that can be typed.
    const isView = importer.startsWith(SITE);
    return id === 'react/jsx-runtime' && isView ? JSX : undefined;
  },
};

/** What the editor may do: run its own files, and talk to GitHub where that is set. */
const policy = (editing: EditingService | undefined): Policy => ({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'script-src': [SELF],
  // Views give points of pictures as style as the page is made.
  'style-src': [SELF, "'unsafe-inline'"],
  'font-src': [SELF],
  'img-src': [SELF, 'blob:', 'data:'],
  'media-src': [SELF, 'blob:'],
  'frame-src': [SELF],
  'connect-src': [SELF, ...(editing ? [GITHUB.api] : [])],
});

/**
 * The page of the editor, with its policy and what it has to know of the settings. Browsers must
 * not translate it: they replace text nodes, which React then cannot find, and words that are
 * typed.
 */
export function appPage(editing: EditingService | undefined): string {
  // Within <script> only "<" could end the data early.
  const data = editing && JSON.stringify(editing).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en" translate="no">
  <head>
    <meta charset="utf-8">
    <meta name="google" content="notranslate">
    <meta http-equiv="Content-Security-Policy" content="${policyText(policy(editing))}">
    <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
    <meta name="robots" content="noindex, nofollow">
    <title>Editor</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="app.css">
    ${data === undefined ? '' : `<script type="application/json" id="setting">${data}</script>`}
    <script type="module" src="editor.js"></script>
  </head>
  <body>
    <progress aria-label="Opening the editor"></progress>
    <p class="late">This takes longer than usual. Check your connection, then load the page again.</p>
    <noscript><p>The editor needs JavaScript, which is switched off in this browser. The pages of the site work without it: <a href="/">to the site</a>.</p></noscript>
  </body>
</html>
`;
}

/**
 * Builds the editor of our own into a folder of a site.
 * @param folder with a slash at its end
 * @param editing where it saves; undefined for the editor of a project on this computer
 */
export async function buildApp(folder: URL, editing?: EditingService): Promise<void> {
  const { files, reservedSlugs } = readSite(ROOT, FEATURES);
  mkdirSync(folder, { recursive: true });
  await build({
    configFile: false,
    root: fileURLToPath(new URL('../', HERE)),
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [replacements],
    define: {
      'process.env': '{}',
      'process.env.NODE_ENV': '"production"',
      RESERVED_SLUGS: JSON.stringify([...reservedSlugs]),
      SITE_FILES: JSON.stringify([...files]),
      SAMPLE_PICTURES: JSON.stringify([...samplePictures(ROOT)]),
    },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    json: { namedExports: false, stringify: true },
    css: { modules: { generateScopedName: '[hash:base64:4]' } },
    build: {
      outDir: fileURLToPath(folder),
      emptyOutDir: false,
      target: 'es2022',
      cssCodeSplit: false,
      // The worker has no document to preload in.
      modulePreload: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        treeshake: { moduleSideEffects: [{ test: NO_SIDE_EFFECTS, sideEffects: false }] },
        input: {
          editor: fileURLToPath(new URL('begin.ts', HERE)),
          checks: fileURLToPath(new URL('../store/project/checks.ts', HERE)),
        },
        output: {
          entryFileNames: '[name].js',
          codeSplitting: {
            groups: [
              // Schemas are made as soon as their chunk runs: what `no-eval.ts` says comes before.
              { name: 'zod', test: /[\\/]zod[\\/]|no-eval/, priority: 1 },
              // The order of the cascade comes before the style of any section.
              { name: 'style', test: /page-style|[\\/]shared[\\/]styles[\\/]/, priority: 2 },
              // 13 files before a word can be typed, instead of 34 that ask for each other in turn.
              // With a lower number styles would change their order, too.
              { name: 'shared', minShareCount: 5 },
            ],
          },
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'page.css' : '[name][extname]',
        },
      },
    },
  });
  await build({
    configFile: false,
    root: fileURLToPath(HERE),
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: fileURLToPath(folder),
      emptyOutDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('app.css', HERE)),
        output: { assetFileNames: 'app.css' },
      },
    },
  });
  writeFileSync(new URL('index.html', folder), appPage(editing));
  copyFileSync(new URL('../page/typed.css', HERE), new URL('typed.css', folder));
}
