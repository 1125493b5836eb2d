import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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
  return { root, start, finish, site, isAtWork: () => existsSync(dir) };
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

test('a build that was killed between its two moves gives the last site back', () => {
  const { root, start, site } = startedBuild();
  const backups = new URL('.cache/build/backup/', root);
  mkdirSync(backups);
  for (const [index, path] of ['functions', 'dist'].entries())
    renameSync(new URL(path, root), new URL(`${index}`, backups));
  void start();
  assert.deepEqual(site(), ['last', 'last']);
});

test('a build whose folder another one has taken over says so, and leaves that alone', () => {
  const root = folderWith();
  const mark = new URL('.cache/build/id', root);
  const program = `
    import { writeFileSync } from 'node:fs';
    import { atomicOutput } from '${import.meta.resolve('./atomic-output.ts')}';
    const config = { outDir: new URL('${new URL('dist/', root).href}') };
    const { hooks } = atomicOutput([]);
    hooks['astro:config:setup']({ command: 'build', config, updateConfig() {} });
    writeFileSync(new URL('${mark.href}'), 'another build');
    process.exit(1);`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program]);
  assert.match(String(stderr), /^Another build/);
  assert.ok(existsSync(mark));
});
