import { copyFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const HERE = new URL('./', import.meta.url);

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Editor</title>
    <link rel="icon" href="/favicon.svg">
    <script type="module" src="/admin/editor.js"></script>
  </head>
  <body>
    <noscript>The editor needs JavaScript.</noscript>
  </body>
</html>
`;

/** Builds the editor into a folder of the site. */
export async function buildEditor(folder: URL): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(HERE),
    base: '/admin/',
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env': '{}' },
    resolve: {
      alias: [
        {
          find: /^@shikijs\/(langs|themes)\/.*/,
          replacement: fileURLToPath(new URL('nothing.ts', HERE)),
        },
      ],
    },
    build: {
      outDir: fileURLToPath(folder),
      emptyOutDir: true,
      target: 'es2022',
      cssCodeSplit: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: fileURLToPath(new URL('main.ts', HERE)),
        output: {
          entryFileNames: 'editor.js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'page.css' : '[name][extname]',
        },
      },
    },
  });
  writeFileSync(new URL('index.html', folder), PAGE);
  copyFileSync(new URL('preview/preview.css', HERE), new URL('preview.css', folder));
}
