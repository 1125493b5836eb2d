/**
 * Writes the editor, and the function with which people sign in at GitHub by one tap, if the setting
 * names a GitHub App: `node editor/write.ts FOLDER SETTING`, an address that starts with file: and
 * JSON.
 */
import { bundleFunction } from '../src/site/bundle-function.ts';
import { buildApp } from './app/build.ts';
import type { EditingService } from './schema.ts';

const [address = '', setting = ''] = process.argv.slice(2);
const [folder, editing] = [new URL(address), JSON.parse(setting) as EditingService];
await buildApp(folder, editing);
if (editing.service === 'github' && editing.applicationId !== undefined)
  await bundleFunction(
    new URL('sign-in/function/exchange.ts', import.meta.url),
    new URL('../../functions/api/sign-in.js', folder),
    { GITHUB_CLIENT_ID: editing.applicationId },
  );
