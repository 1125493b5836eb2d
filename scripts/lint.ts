/**
 * `npm run lint`: types and rules of all code, by oxlint. It reads only the scripts of .astro
 * files, so each is converted to TypeScript in .cache/astro/, which `rootDirs` in tsconfig.json
 * merges with the project.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { asTypeScript } from './lint/as-typescript.ts';
import { packageBin } from './package-bin.ts';
import './exit-with-sentence.ts';

const FOLDER = '.cache/astro';
process.chdir(join(import.meta.dirname, '..'));

rmSync(FOLDER, { recursive: true, force: true });
const parts = globSync('src/**/*.astro').flatMap((page) => asTypeScript(page));
for (const { name, text } of parts) {
  mkdirSync(dirname(join(FOLDER, name)), { recursive: true });
  writeFileSync(join(FOLDER, name), text);
}
// Astro's types of the content, if no build has written them since a file of content was added.
const TYPES = '.astro/content.d.ts';
const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
if (timeOf('src/content.config.ts') > timeOf(TYPES)) {
  spawnSync(process.execPath, [packageBin('astro'), 'sync']);
  if (existsSync(TYPES)) utimesSync(TYPES, new Date(), new Date());
}

/** Translates a place in a converted part to the line of the .astro file. */
function inPage(place: string, name: string, line: string, column: string): string {
  const part = parts.find((one) => one.name === name);
  const lines = part?.text.split('\n').slice(0, Number(line) - 1) ?? [];
  const offset = lines.join('\n').length + Number(column);
  return part ? `${name.replace(/(?<=\.astro).*/, '')}:${part.lineOf(offset)}` : place;
}

const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [
    packageBin('oxlint'),
    ...['--type-aware', '--type-check', '--report-unused-disable-directives', '--max-warnings=0'],
    ...['.', ...parts.map(({ name }) => join(FOLDER, name))],
  ],
  {
    encoding: 'utf8',
    // Without garbage collection the compiler is a quarter faster, with 300 MB more memory.
    env: { ...process.env, GOGC: 'off', GOMEMLIMIT: '2GiB' },
  },
);
console.log(`${stdout}${stderr}`.replace(/\.cache\/astro\/(.+):(\d+):(\d+)/g, inPage));
process.exitCode = status ?? 1;
