/**
 * Writes shipped.json from content/ as it is. Run it only when what the site is shipped with has changed, never after
 * the community's own pictures and texts have been put in: they would count as samples.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages } from '../../src/content/languages/folders.ts';
import { fingerprint } from '../../src/content/launch/shipped.ts';
import { packageBin } from '../package-bin.ts';
import { readContent } from './read-content.ts';

const root = new URL('../../', import.meta.url);
const fields = await readContent(root, await languages(root));
const name = fields.find(({ path }) => path.join() === 'name')?.value;
const bytesOf = (file: string) => readFileSync(new URL(`content/images/${file}`, root));
const fingerprints = fields
  .filter(({ about }) => about.launch && about.launch.while !== 'empty')
  .flatMap((field) => fingerprint(field, bytesOf) ?? []);
const text = JSON.stringify({
  name,
  fingerprints: [...new Set(fingerprints)].sort((a, b) => a - b),
});
const file = fileURLToPath(new URL('src/content/launch/shipped.json', root));
writeFileSync(file, text);
execFileSync(process.execPath, [packageBin('oxfmt'), file]);
