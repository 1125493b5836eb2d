/**
 * `npm run generate -- NAME …`: rewrites generated files that are checked in. Each name is a file
 * in scripts/generate/.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from './failure.ts';
import { packageBin } from './package-bin.ts';
import './exit-with-sentence.ts';

/** Contents of files by path from the project's root. */
export type Files = Record<string, string | Uint8Array>;

const root = new URL('../', import.meta.url);
const known = globSync('generate/!(*.test).ts', { cwd: import.meta.dirname }).map(
  (file) => parse(file).name,
);
const names = process.argv.slice(2);
if (names.length === 0 || names.some((name) => !known.includes(name)))
  throw new UserError(`Say what is to be written: ${known.sort().join(', ')}.`);

for (const name of names) {
  const { generate } = (await import(`./generate/${name}.ts`)) as {
    generate: () => Promise<Files>;
  };
  for (const [path, data] of Object.entries(await generate())) {
    const file = new URL(path, root);
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, data);
    if (path.endsWith('.md'))
      spawnSync(process.execPath, [packageBin('oxfmt'), fileURLToPath(file)]);
    console.log(`${path} is written.`);
  }
}
process.exit();
