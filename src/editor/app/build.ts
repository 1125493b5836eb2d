import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, normalizePath, type Plugin } from 'vite';
import { readSite, samplePictures } from '#content/disk';
import { FEATURES } from '#site/features';
import type { EditingService } from '#site/features/editing';
import { type Policy, policyText } from '#site/output';
import { GITHUB } from '../repositories/github-addresses.ts';

const HERE = new URL('./', import.meta.url);
const ROOT = new URL('../../../', HERE);
const SELF = "'self'";
const pathTo = (address: string) => normalizePath(fileURLToPath(new URL(address, HERE)));
const SITE = pathTo('../../site/');
const PHONES = pathTo('phones.ts');
/** Modules that replace packages in the editor, so that it loads faster. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  'decode-named-character-reference': pathTo('character-reference.ts'),
  'libphonenumber-js/max': PHONES,
  'property-information': pathTo('attributes.ts'),
  qr: pathTo('no-qr-code.ts'),
};
/** Modules without side effects: an import from an index.ts then loads only what it names. */
const NO_SIDE_EFFECTS = /[\\/]src[\\/](content|site)[\\/].*\.tsx?$/;
const JSX = pathTo('../page/jsx-runtime.ts');

/** Replaces packages, and the JSX runtime of the site's views. */
const replaceModules: Plugin = {
  name: 'replacements',
  enforce: 'pre',
  resolveId(id, importer = '') {
    // `phones.ts` itself imports the package, after the first page is shown.
    if (id in REPLACEMENTS && importer !== PHONES) return REPLACEMENTS[id];
    // Views of the site get the runtime that makes their texts editable.
    const isView = importer.startsWith(SITE);
    return id === 'react/jsx-runtime' && isView ? JSX : undefined;
  },
};

/** The policy of the editor: it runs only its own files, and may call GitHub's API. */
const policy = (editing: EditingService | undefined): Policy => ({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'script-src': [SELF],
  // Focal points of pictures become CSS rules in <style> while the page is rendered.
  'style-src': [SELF, "'unsafe-inline'"],
  'font-src': [SELF],
  'img-src': [SELF, 'blob:', 'data:'],
  'media-src': [SELF, 'blob:'],
  'frame-src': [SELF],
  'connect-src': [SELF, ...(editing ? [GITHUB.api] : [])],
});

/**
 * The HTML of the editor, with its policy and the setting. Browsers must not translate it:
 * they would replace text nodes that React needs, and texts that are being edited.
 */
export function appPage(editing: EditingService | undefined): string {
  // A "<" in the data could end the <script> element.
  const data = editing && JSON.stringify(editing).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en" translate="no">
  <head>
    <meta charset="utf-8">
    <meta name="google" content="notranslate">
    <meta http-equiv="Content-Security-Policy" content="${policyText(policy(editing))}">
    <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
    <meta name="robots" content="noindex, nofollow">
    <meta name="color-scheme" content="light dark">
    <title>Editor</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="preload" href="ojuju.woff2" as="font" type="font/woff2" crossorigin>
    <link rel="stylesheet" href="app.css">
    ${data === undefined ? '' : `<script type="application/json" id="setting">${data}</script>`}
    <script type="module" src="editor.js"></script>
  </head>
  <body>
    <div class="screen">
      <div class="screen-head opening"><b>&nbsp;</b><progress aria-label="Opening the editor"></progress></div>
    </div>
    <p class="late">This takes longer than usual. Check your connection, then load the page again.</p>
    <noscript><p>The editor needs JavaScript, which is switched off in this browser. The pages of the site work without it: <a href="/">open the site</a>.</p></noscript>
  </body>
</html>
`;
}

/** The settings that the builds of the program and of its style share. */
const SHARED = { configFile: false, base: './', publicDir: false, logLevel: 'warn' } as const;

/** Names the only style of a build. */
const styleNamed =
  (file: string) =>
  ({ names }: { names: string[] }) =>
    names.some((name) => name.endsWith('.css')) ? file : '[name][extname]';

/**
 * Builds the editor into a folder of a site.
 * @param folder the folder, with a slash at its end
 * @param editing the setting of the service; undefined for the editor on this computer
 */
export async function buildApp(folder: URL, editing?: EditingService): Promise<void> {
  const { files, reservedSlugs } = readSite(ROOT, FEATURES);
  mkdirSync(folder, { recursive: true });
  await build({
    ...SHARED,
    root: fileURLToPath(new URL('../', HERE)),
    plugins: [replaceModules],
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
      // Vite's preload code needs a document, which the worker does not have.
      modulePreload: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        treeshake: { moduleSideEffects: [{ test: NO_SIDE_EFFECTS, sideEffects: false }] },
        input: {
          editor: fileURLToPath(new URL('begin.ts', HERE)),
          checks: fileURLToPath(new URL('./check-worker.ts', HERE)),
        },
        output: {
          entryFileNames: '[name].js',
          codeSplitting: {
            groups: [
              // `no-eval.ts` must run before any chunk that creates schemas.
              { name: 'zod', test: /[\\/]zod[\\/]|no-eval/, priority: 1 },
              // The order of the CSS layers must come before the style of any section.
              { name: 'style', test: /page-style|[\\/]shared[\\/]styles[\\/]/, priority: 2 },
              // Loads 11 files before a text can be edited, instead of 34 one after the other. With
              // a lower number, or modules of other screens, it would load code that only these
              // need, such as what compares two texts: 280,510 bytes instead of 279,197.
              {
                name: 'shared',
                minShareCount: 3,
                test: /^(?!.*(editor[\\/]screens[\\/]|node-diff3|changed-words|Difference))/,
              },
            ],
          },
          assetFileNames: styleNamed('page.css'),
        },
      },
    },
  });
  await build({
    ...SHARED,
    root: fileURLToPath(HERE),
    build: {
      outDir: fileURLToPath(folder),
      emptyOutDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('app.css', HERE)),
        output: { assetFileNames: styleNamed('app.css') },
      },
    },
  });
  writeFileSync(new URL('index.html', folder), appPage(editing));
}
