import { globSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { diskCache } from '../src/site/build-cache/disk-cache.ts';

const HERE = fileURLToPath(new URL('./', import.meta.url));
const PROJECT = fileURLToPath(new URL('../', import.meta.url));

/** Bytes by the name of the file. */
type BundledFiles = Record<string, Uint8Array>;

/**
 * Paths and bytes of all that the editor is bundled from: the folders of this project,
 * and the versions of packages.
 */
export function sources(): (string | Buffer)[] {
  return globSync('{editor,hosting,src}/**', { cwd: PROJECT, exclude: ['**/*.test.ts'] })
    .sort()
    .filter((path) => statSync(`${PROJECT}${path}`).isFile())
    .concat('package-lock.json')
    .flatMap((path) => [path.replaceAll('\\', '/'), readFileSync(`${PROJECT}${path}`)]);
}

/** Bundles the editor, which takes seconds. */
async function make(define: Record<string, string>): Promise<BundledFiles> {
  // Read only where they are needed: they take half a second.
  const [{ build }, { ALIASES, cmsPlugin }] = await Promise.all([
    import('vite'),
    import('./cms-plugin.ts'),
  ]);
  const made = await build({
    configFile: false,
    root: HERE,
    base: '/admin/',
    publicDir: false,
    logLevel: 'warn',
    define,
    resolve: { alias: ALIASES },
    // The words of one language are read as one value: a third of their weight less.
    json: { namedExports: false, stringify: true },
    plugins: [cmsPlugin()],
    css: { modules: { generateScopedName: '[hash:base64:4]' } },
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      // For some hundred parts that are left out; it would save a moment for one or two.
      modulePreload: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: `${HERE}main.ts`,
        output: {
          entryFileNames: 'editor.js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'page.css' : '[name][extname]',
        },
      },
    },
  });
  if (Array.isArray(made) || !('output' in made)) throw new Error('The editor is one bundle.');
  return Object.fromEntries(
    made.output.map((file) => [
      file.fileName,
      Buffer.from(file.type === 'chunk' ? file.code : file.source),
    ]),
  );
}

/**
 * The editor's code, style and typefaces, as they were made before where nothing has changed that
 * they are made from.
 * @param define values that stand in the code
 */
export async function bundle(define: Record<string, string>): Promise<BundledFiles> {
  const bytes = await diskCache(['editor', JSON.stringify(define), ...sources()], async () =>
    serialize(await make(define)),
  );
  return deserialize(bytes) as BundledFiles;
}
