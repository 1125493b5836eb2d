/** `npm run generate -- NAME …`: runs generators of tools/generate/, which rewrite files. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { parse } from 'node:path';
import { OXFMT } from './programs.ts';

/** File contents by path from the project's root. */
export type GeneratedFiles = Record<string, string | Uint8Array>;

const root = new URL('../', import.meta.url);
const known = globSync('generate/!(*.test).ts', { cwd: import.meta.dirname }).map(
  (file) => parse(file).name,
);
const names = process.argv.slice(2);
if (names.length === 0 || names.some((name) => !known.includes(name))) {
  console.error(`Name what to write: ${known.sort().join(', ')}.`);
  process.exit(1);
}

const load = (
  name: string,
): Promise<{ generate: () => GeneratedFiles | Promise<GeneratedFiles> }> =>
  import(`./generate/${name}.ts`);

for (const name of names) {
  const files = await (await load(name)).generate();
  for (const [path, data] of Object.entries(files)) {
    await mkdir(new URL('.', new URL(path, root)), { recursive: true });
    await writeFile(new URL(path, root), data);
    console.log(`${path} is written.`);
  }
  const texts = Object.keys(files).filter((path) => /\.(md|json)$/.test(path));
  if (texts.length > 0) spawnSync(process.execPath, [OXFMT, ...texts], { cwd: root });
}
process.exit();
