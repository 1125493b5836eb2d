import assert from 'node:assert/strict';
import { readdirSync, utimesSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { folderWith } from '../../tests/support/folder-with.ts';
import { cacheFolder, deleteUnused } from './disk-cache.ts';

test('drops outputs that no build has used for a month', async () => {
  const folder = fileURLToPath(folderWith({ used: 'x', unused: 'x', 'unused.part': 'x' }));
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000);
  for (const name of ['unused', 'unused.part']) utimesSync(`${folder}/${name}`, day(31), day(31));
  utimesSync(`${folder}/used`, day(29), day(29));
  await deleteUnused(folder);
  assert.deepEqual(readdirSync(folder), ['used']);
});

test('uses another folder if the cache is not writable', () => {
  const folder = fileURLToPath(folderWith({ cache: 'a file in the place of the folder' }));
  const [taken, free] = [`${folder}cache`, `${folder}free`];
  assert.equal(cacheFolder(taken, free), free);
  assert.deepEqual(readdirSync(free).sort(), ['assets', 'outputs']);
  assert.equal(cacheFolder(free, taken), free);
});
