import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { samplePictures } from '../../src/core/launch/sample-pictures.ts';
import { readSite } from '../../src/core/project/read-site.ts';
import { FEATURES } from '../../src/features.ts';
import { policyText } from '../../hosting/policy.ts';

const HERE = new URL('./', import.meta.url);
const ROOT = new URL('../../', HERE);
const SELF = "'self'";

const POLICY = policyText({
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
  'connect-src': [SELF, 'blob:'],
});

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${POLICY}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <title>Editor</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="app.css">
    <script type="module" src="editor.js"></script>
  </head>
  <body>
    <div id="editor"></div>
  </body>
</html>
`;

/** Builds the editor of our own into a folder of a site. @param folder with a slash at its end */
export async function buildApp(folder: URL): Promise<void> {
  const { files, taken } = readSite(ROOT, FEATURES);
  mkdirSync(folder, { recursive: true });
  await build({
    configFile: false,
    root: fileURLToPath(new URL('../', HERE)),
    base: './',
    publicDir: false,
    logLevel: 'warn',
    define: {
      ...{ 'process.env': '{}', 'process.env.NODE_ENV': '"production"' },
      TAKEN_ADDRESSES: JSON.stringify([...taken]),
      SITE_FILES: JSON.stringify([...files]),
      SAMPLE_PICTURES: JSON.stringify([...samplePictures(ROOT)]),
    },
    oxc: {
      jsx: {
        ...{ runtime: 'automatic', development: false },
        importSource: fileURLToPath(new URL('../page-text', HERE)),
      },
    },
    json: { namedExports: false, stringify: true },
    css: { modules: { generateScopedName: '[hash:base64:4]' } },
    build: {
      outDir: fileURLToPath(folder),
      emptyOutDir: false,
      target: 'es2022',
      cssCodeSplit: false,
      modulePreload: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: fileURLToPath(new URL('main.tsx', HERE)),
        output: {
          entryFileNames: 'editor.js',
          // Schemas are made as soon as their chunk runs: what `no-eval.ts` says comes before.
          codeSplitting: { groups: [{ name: 'zod', test: /[\\/]zod[\\/]|no-eval/ }] },
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'page.css' : '[name][extname]',
        },
      },
    },
  });
  await build({
    ...{ configFile: false, root: fileURLToPath(HERE), publicDir: false, logLevel: 'warn' },
    build: {
      ...{ outDir: fileURLToPath(folder), emptyOutDir: false },
      rolldownOptions: {
        input: fileURLToPath(new URL('app.css', HERE)),
        output: { assetFileNames: 'app.css' },
      },
    },
  });
  writeFileSync(new URL('index.html', folder), PAGE);
  copyFileSync(new URL('../page-text/typed.css', HERE), new URL('typed.css', folder));
}
