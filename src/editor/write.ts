/**
 * Writes the editor into a built site: `node src/editor/write.ts FOLDER SETTING`. FOLDER is a file:
 * URL, SETTING the `editing` setting as JSON. If the setting names a GitHub App, also writes the
 * function that signs people in at GitHub.
 */
import { editingSetting as schema } from '#site/features/editing';
import { buildApp } from './app/build.ts';
import { bundleSignInFunction } from './publish/sign-in/function/bundle.ts';

const [address = '', setting = ''] = process.argv.slice(2);
const folder = new URL(address);
const editing = schema.parse(JSON.parse(setting));
if (editing === 'none')
  throw new Error('The setting "editing" is none: no editor is to be written.');
await buildApp(folder, editing);
if (editing.applicationId !== undefined)
  await bundleSignInFunction(editing.applicationId, new URL('../../', folder));
