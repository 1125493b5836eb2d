import assert from 'node:assert/strict';
import { readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { folderWith } from '../../../tests/support/folder-with.ts';
import { deleteUnused, diskCache } from './disk-cache.ts';

const OUTPUTS = 'node_modules/.astro/outputs';

test('an output is made once, and anew where its file is damaged', async (context) => {
  const before = process.cwd();
  context.after(() => process.chdir(before));
  process.chdir(folderWith().pathname);
  let builds = 0;
  const output = () =>
    diskCache(['page'], () => Promise.resolve(Buffer.from(`output ${(builds += 1)}`)));
  assert.equal(String(await output()), 'output 1');
  assert.equal(String(await output()), 'output 1');
  const [file = ''] = readdirSync(OUTPUTS);
  const whole = readFileSync(`${OUTPUTS}/${file}`);
  for (const length of [0, 20, 32, whole.length - 1]) {
    writeFileSync(`${OUTPUTS}/${file}`, whole.subarray(0, length));
    assert.equal(String(await output()), `output ${builds}`);
    assert.equal(String(await output()), `output ${builds}`, 'the new one is kept');
  }
  assert.equal(builds, 5);
});

test('old outputs are deleted, whatever another build has renamed or deleted meanwhile', async (context) => {
  const before = process.cwd();
  context.after(() => process.chdir(before));
  process.chdir(folderWith({ [`${OUTPUTS}/new`]: '', [`${OUTPUTS}/old`]: '' }).pathname);
  utimesSync(`${OUTPUTS}/old`, 0, 0);
  symlinkSync('renamed', `${OUTPUTS}/part`);
  await deleteUnused();
  assert.deepEqual(readdirSync(OUTPUTS).sort(), ['new', 'part']);
});
