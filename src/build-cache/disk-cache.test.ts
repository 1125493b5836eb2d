import assert from 'node:assert/strict';
import { readdirSync, utimesSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { folderWith } from '../../tests/support/folder-with.ts';
import { dropUnused } from './disk-cache.ts';
import { usableFolder } from './folder.ts';

test('drops outputs that no build has used for a month', async () => {
  const folder = fileURLToPath(folderWith({ used: 'x', unused: 'x', 'unused.part': 'x' }));
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000);
  for (const name of ['unused', 'unused.part']) utimesSync(`${folder}/${name}`, day(31), day(31));
  utimesSync(`${folder}/used`, day(29), day(29));
  await dropUnused(folder);
  assert.deepEqual(readdirSync(folder), ['used']);
});

test('warns if the cache is not writable, and uses a temporary one', (t) => {
  const log = t.mock.method(console, 'error', () => undefined);
  const folder = fileURLToPath(folderWith({ cache: 'a file in the place of the folder' }));
  const usable = usableFolder(`${folder}cache`);
  assert.notEqual(usable, `${folder}cache`);
  assert.deepEqual(readdirSync(usable).sort(), ['assets', 'outputs']);
  assert.match(String(log.mock.calls[0]?.arguments[0]), /cannot be written, perhaps because/);
  assert.equal(usableFolder(folder), folder);
  assert.equal(log.mock.callCount(), 1);
});
