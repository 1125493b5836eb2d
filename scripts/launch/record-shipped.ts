/**
 * Writes shipped.json from content/ as it is. Run it only when what the site is shipped with has changed, never after
 * the community's own pictures and texts have been put in: they would count as samples.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages } from '../../src/content/languages/folders.ts';
import { packageBin } from '../package-bin.ts';
import { readContent } from './read-content.ts';
import { fingerprint } from './shipped.ts';

const root = new URL('../../', import.meta.url);
const fields = await readContent(root, await languages(root));
const name = fields.find(({ path }) => path.join() === 'name')?.value;
const fingerprints = fields
  .filter(({ about }) => about.launch && about.launch.while !== 'empty')
  .flatMap((field) => fingerprint(field, root) ?? []);
const text = JSON.stringify({
  name,
  fingerprints: [...new Set(fingerprints)].sort((a, b) => a - b),
});
const file = fileURLToPath(new URL('shipped.json', import.meta.url));
writeFileSync(file, text);
execFileSync(process.execPath, [packageBin('oxfmt'), file]);
