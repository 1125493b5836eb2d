import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { folderWith } from '../tests/support/folder-with.ts';
import { startProgram } from '../tests/support/program.ts';
import { ROOT } from '../tests/support/root.ts';

const scratch = fileURLToPath(new URL('boot%20strap/', folderWith({ 'boot strap/x': '' })));

/** A fake npm that logs its calls, and "installs" the Node that runs this test. */
const NPM = join(scratch, 'npm.cjs');
writeFileSync(
  NPM,
  `const { appendFileSync, copyFileSync, mkdirSync, symlinkSync, writeFileSync } = require('node:fs');
  const windows = process.platform === 'win32';
  appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');
  setTimeout(() => {
    mkdirSync('node_modules/node/bin', { recursive: true });
    // Windows lets only some users make links to files.
    const put = windows ? copyFileSync : symlinkSync;
    put(process.execPath, 'node_modules/node/bin/' + (windows ? 'node.exe' : 'node'));
    writeFileSync('node_modules/.package-lock.json', '{ "packages": {} }');
  }, 300);`,
);

/** A clone without packages and with one command. */
function clone(name: string): string {
  const folder = join(scratch, name);
  mkdirSync(join(folder, 'scripts'), { recursive: true });
  for (const file of ['bootstrap.mjs', 'bootstrap/lock.mjs']) {
    cpSync(join(import.meta.dirname, file), join(folder, 'scripts', file));
  }
  writeFileSync(
    join(folder, 'scripts/hello.ts'),
    'console.log("hello" as string);\nconst { MIMALLOC_ALLOW_THP: pages, MALLOC_ARENA_MAX: places } = process.env;\nconsole.log(`sparing ${pages} ${places}`);\n',
  );
  return folder;
}

async function run(folder: string, env: Record<string, string> = {}) {
  const { written, ended } = startProgram([join(folder, 'scripts/bootstrap.mjs'), 'hello'], {
    cwd: ROOT,
    env: { npm_execpath: NPM, ...env },
  });
  return { code: await ended, output: written.all };
}

test('installs once for two simultaneous commands in a fresh clone', async () => {
  const folder = clone('fresh');
  const results = await Promise.all([run(folder), run(folder)]);
  for (const { code, output } of results) {
    assert.equal(code, 0, output);
    assert.match(output, /hello/);
    // The settings of the bundler's and sharp's allocators.
    assert.match(output, /sparing 0 2/);
  }
  assert.equal(readFileSync(join(folder, 'npm.log'), 'utf8'), 'ci --no-progress\n');
});

test('refuses a folder whose name the tools cannot handle', async () => {
  // Windows has no line breaks in names.
  for (const name of ['a#b', 'x%41y', ...(process.platform === 'win32' ? [] : ['a\nb'])]) {
    const { code, output } = await run(clone(name));
    assert.equal(code, 1);
    assert.match(output, /Rename the folder/);
    assert.ok(output.includes(name));
  }
});

test('refuses a flag that npm has kept, because no "--" stands before it', async () => {
  const { code, output } = await run(clone('kept'), { npm_config_strict: 'true' });
  assert.equal(code, 1);
  assert.match(output, /: npm run hello -- --strict\n$/);
});

test('refuses a folder that is not writable', async () => {
  const folder = clone('full');
  writeFileSync(join(folder, '.cache'), '');
  const { code, output } = await run(folder);
  assert.equal(code, 1);
  assert.match(output, /cannot be written to .*\. Copy it/);
  assert.doesNotMatch(output, /^\s+at /m);
});
