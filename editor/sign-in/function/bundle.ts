import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Bundles a function of the host into one file, with all that it needs.
 * @param source its module
 * @param file where the host expects it
 * @param define constants that the module declares, by their names
 */
export async function bundleFunction(
  source: URL,
  file: URL,
  define: Readonly<Record<string, unknown>>,
): Promise<void> {
  const path = fileURLToPath(file);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: fileURLToPath(source),
      outDir: dirname(path),
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: basename(path) } },
    },
  });
}
