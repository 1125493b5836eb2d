/**
 * `npm run contents`: runs `npm run test:quick` and the build with each of three other contents, and
 * the browser's tests with the first, in copies of the project. A test that fails there holds for the
 * shipped words only. Accepts the name of a content, and words for `npm test`:
 * `npm run contents -- first-week dates/topics`.
 */
import { spawnSync } from 'node:child_process';
import { ASTRO } from '../tools/programs.ts';
import { CONTENTS } from './contents/contents.ts';
import { copySite } from './support/site-copy.ts';

const [asked, ...words] = process.argv.slice(2);

/** Runs a program of a copy, and shows what it says if it fails. @returns whether it passes */
function run(folder: string, name: string, ...options: string[]): boolean {
  const begin = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, options, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const verdict = status === 0 ? 'passes' : 'fails';
  if (status !== 0) console.log(stdout + stderr);
  const last = stdout.trimEnd().split('\n').at(-1);
  console.log(
    `${name}: ${verdict} in ${((performance.now() - begin) / 1000).toFixed(0)} s. ${last}`,
  );
  return status === 0;
}

for (const { name, isInBrowser, write } of CONTENTS) {
  if (asked && asked !== name) continue;
  const folder = copySite({});
  write(folder);
  const quick = isInBrowser ? [] : ['--quick'];
  const isBuilt = isInBrowser || words.length > 0 || run(folder, `${name}, build`, ASTRO, 'build');
  if (isBuilt && run(folder, `${name}, tests`, 'tools/test.ts', ...quick, ...words)) continue;
  console.log('A test may not need the shipped words: CONTRIBUTING.md, under "Tests".');
  process.exitCode = 1;
}
