/**
 * `npm run lint`: types and rules of all code, in one reading by oxlint. Of an .astro file it knows
 * only the scripts, so it is given each as TypeScript, in .cache/astro/, which `rootDirs` in
 * tsconfig.json lays over the project.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
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
// What Astro knows of the content's types, where no build has written it yet.
if (!existsSync('.astro/types.d.ts')) spawnSync(process.execPath, [packageBin('astro'), 'sync']);

/** Names the line of the .astro file instead of the place in a part of it. */
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
    // Without garbage collection the compiler takes a quarter less time, and 300 MB more.
    env: { ...process.env, GOGC: 'off', GOMEMLIMIT: '2GiB' },
  },
);
console.log(`${stdout}${stderr}`.replace(/\.cache\/astro\/(.+):(\d+):(\d+)/g, inPage));
process.exitCode = status ?? 1;
