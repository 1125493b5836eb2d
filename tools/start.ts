/**
 * `npm start`: builds the site and serves it at `PORT` (4321). `--example` builds a site with
 * everything switched on instead.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, preview } from 'astro';
import { EXAMPLE_FOLDER, writeExample } from './copies/example.ts';

const { example } = parseArgs({ options: { example: { type: 'boolean' } } }).values;
if (example) {
  writeExample(EXAMPLE_FOLDER);
  process.chdir(fileURLToPath(EXAMPLE_FOLDER));
  process.env['NOINDEX'] = '1';
}
await build({});
await preview({});
