import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { EditingService } from '../schema.ts';

/** Where Cloudflare Pages expects the function, from the project's root. */
export const EXCHANGE_FILE = 'functions/api/sign-in.js';

/**
 * Writes the function with which people sign in at GitHub by one tap, if the setting names a GitHub
 * App.
 * @param root the folder beside whose `dist/` functions are expected
 */
export async function writeExchange(root: URL, editing: EditingService): Promise<void> {
  const { service, applicationId } = editing;
  if (service !== 'github' || applicationId === undefined) return;
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { GITHUB_CLIENT_ID: JSON.stringify(applicationId) },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: fileURLToPath(new URL('function/exchange.ts', import.meta.url)),
      outDir: fileURLToPath(new URL(dirname(EXCHANGE_FILE), root)),
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: basename(EXCHANGE_FILE) } },
    },
  });
}
