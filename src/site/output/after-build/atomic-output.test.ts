import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { folderWith } from '../../../../tests/support/folder-with.ts';
import { atomicOutput } from './atomic-output.ts';

/** A project with an earlier site, and a build that has written its files. */
function startedBuild() {
  const root = folderWith({ 'dist/index.html': 'last', 'functions/sign-in.js': 'last' });
  const { hooks } = atomicOutput(['functions']);
  let dir = root;
  const start = () =>
    hooks['astro:config:setup']?.({
      command: 'build',
      config: { outDir: new URL('dist/', root) },
      updateConfig: ({ outDir }: { outDir: URL }) => (dir = outDir),
    } as never);
  void start();
  for (const path of ['./', '../functions/']) mkdirSync(new URL(path, dir), { recursive: true });
  writeFileSync(new URL('index.html', dir), 'new');
  writeFileSync(new URL('../functions/sign-in.js', dir), 'new');
  const site = () =>
    ['dist/index.html', 'functions/sign-in.js'].map((path) =>
      readFileSync(new URL(path, root), 'utf8'),
    );
  const finish = () => hooks['astro:build:done']?.({ dir, logger: { info() {} } } as never);
  return { start, finish, site, isAtWork: () => existsSync(dir) };
}

test('a build that fails, is interrupted or finds the disk full leaves the last site whole', () => {
  const { start, site, isAtWork } = startedBuild();
  assert.deepEqual(site(), ['last', 'last']);
  void start();
  assert.equal(isAtWork(), false, 'the next build begins anew');
});

test('a finished build takes the place of the last one', () => {
  const { finish, site, isAtWork } = startedBuild();
  void finish();
  assert.deepEqual(site(), ['new', 'new']);
  assert.equal(isAtWork(), false);
});
