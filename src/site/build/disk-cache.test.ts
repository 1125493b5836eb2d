import assert from 'node:assert/strict';
import { readdirSync, utimesSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { folderWith } from '../../../tests/support/folder-with.ts';
import { cacheFolder, deleteIncomplete, deleteUnused } from './disk-cache.ts';

test('drops outputs that no build has used for a month', async () => {
  const folder = fileURLToPath(folderWith({ used: 'x', unused: 'x', 'unused.part': 'x' }));
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000);
  for (const name of ['unused', 'unused.part']) utimesSync(`${folder}/${name}`, day(31), day(31));
  utimesSync(`${folder}/used`, day(29), day(29));
  await deleteUnused(folder);
  assert.deepEqual(readdirSync(folder), ['used']);
});

test('drops pictures that a full disk or a stopped build left incomplete, and no other', async () => {
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#654' } });
  for (const format of ['avif', 'webp', 'jpeg', 'png'] as const) {
    const whole = await picture.clone().toFormat(format).toBuffer();
    const lengths = [0, 1, 7, 12, Math.floor(whole.length / 2), whole.length - 1];
    const cut = lengths.map((length): [string, Buffer] => [
      `${length}.${format}`,
      whole.subarray(0, length),
    ]);
    const kept = { [`whole.${format}`]: whole, 'other.json': '' };
    const folder = fileURLToPath(folderWith({ ...Object.fromEntries(cut), ...kept }));
    await deleteIncomplete(folder);
    assert.deepEqual(readdirSync(folder).sort(), Object.keys(kept).sort());
  }
});

test('uses another folder if the cache is not writable', () => {
  const folder = fileURLToPath(folderWith({ cache: 'a file in the place of the folder' }));
  const [taken, free] = [`${folder}cache`, `${folder}free`];
  assert.equal(cacheFolder(taken, free), free);
  assert.deepEqual(readdirSync(free).sort(), ['assets', 'outputs']);
  assert.equal(cacheFolder(free, taken), free);
});
