/**
 * Writes the editor, and the function with which people sign in at GitHub by one tap, if the setting
 * names a GitHub App: `node editor/write.ts FOLDER SETTING`, an address that starts with file: and
 * JSON.
 */
import { bundleFunction } from '../src/site/build/bundle-function.ts';
import { buildApp } from './app/build.ts';
import { FUNCTIONS } from './sign-in/function/files.ts';
import { editing as schema } from './schema.ts';

const [address = '', setting = ''] = process.argv.slice(2);
const folder = new URL(address);
const editing = schema.parse(JSON.parse(setting));
if (editing === 'none') throw new Error('The setting names no service that holds the project.');
await buildApp(folder, editing);
if (editing.applicationId !== undefined)
  for (const file of FUNCTIONS)
    await bundleFunction(
      new URL('sign-in/function/exchange.ts', import.meta.url),
      new URL(`../../${file}`, folder),
      { GITHUB_CLIENT_ID: editing.applicationId },
    );
