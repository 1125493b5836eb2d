import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { folderWith } from '../tests/support/folder-with.ts';

const program = fileURLToPath(new URL('prerequisites.js', import.meta.url));

test('a folder in whose path nothing can be built is named in one sentence', () => {
  for (const [name, isFine] of [
    ['a website', true],
    ['songs #1', false],
    ['100 %', false],
  ] as const) {
    const cwd = new URL(`${encodeURIComponent(name)}/`, folderWith());
    mkdirSync(cwd);
    const { status, stderr } = spawnSync(process.execPath, [program], { cwd, encoding: 'utf8' });
    assert.equal(status, isFine ? 0 : 1, stderr);
    assert.equal(stderr.includes(`${name} has #, ? or % in its name`), !isFine);
  }
});
