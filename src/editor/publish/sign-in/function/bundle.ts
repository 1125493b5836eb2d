import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { SIGN_IN_FUNCTION_PATHS } from './files.ts';

/**
 * Bundles the sign-in function with its dependencies, one file for each host.
 * @param clientId the client ID of the GitHub App
 * @param root the folder in which the hosts look for functions
 */
export async function bundleSignInFunction(clientId: string, root: URL): Promise<void> {
  for (const path of SIGN_IN_FUNCTION_PATHS) {
    const file = fileURLToPath(new URL(path, root));
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define: { GITHUB_CLIENT_ID: JSON.stringify(clientId) },
      ssr: { noExternal: true, target: 'webworker' },
      build: {
        ssr: fileURLToPath(new URL('exchange.ts', import.meta.url)),
        outDir: dirname(file),
        emptyOutDir: false,
        rolldownOptions: { output: { entryFileNames: basename(file) } },
      },
    });
  }
}
