import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync, utimesSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { folderWith } from '../../../../tests/support/folder-with.ts';
import { cacheFolder, deleteUnused, diskCache } from './disk-cache.ts';

test('drops outputs that no build has used for a month', async () => {
  const folder = fileURLToPath(folderWith({ used: 'x', unused: 'x', 'unused.part': 'x' }));
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000);
  for (const name of ['unused', 'unused.part']) utimesSync(`${folder}/${name}`, day(31), day(31));
  utimesSync(`${folder}/used`, day(29), day(29));
  await deleteUnused(folder);
  assert.deepEqual(readdirSync(folder), ['used']);
});

test('makes an output once, and again for other inputs', async () => {
  const made: string[] = [];
  const run = randomUUID();
  const outputOf = (input: string) =>
    diskCache([run, input], () => {
      made.push(input);
      return Promise.resolve(Buffer.from(input));
    });
  for (const input of ['one', 'two', 'one', 'two'])
    assert.equal(String(await outputOf(input)), input);
  assert.deepEqual(made, ['one', 'two']);
});

test('uses another folder if the cache is not writable', () => {
  const folder = fileURLToPath(folderWith({ cache: 'a file in the place of the folder' }));
  const [taken, free] = [`${folder}cache`, `${folder}free`];
  assert.equal(cacheFolder(taken, free), free);
  assert.equal(cacheFolder(free, taken), free);
});
