import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cropSize, PICTURE_SLOTS, type PictureSlot } from '#site/shared/pictures';
import { storedSize } from './prepare-picture.ts';

test('a photograph of 48 megapixels is made smaller, one that no place can fill is not', () => {
  assert.deepEqual(storedSize({ width: 8064, height: 6048 }), { width: 2400, height: 1800 });
  assert.deepEqual(storedSize({ width: 1600, height: 1200 }), { width: 1600, height: 1200 });
});

test('what is stored is as sharp in every place as the photograph was', () => {
  for (const size of [
    { width: 8064, height: 6048 },
    { width: 6048, height: 8064 },
    { width: 12000, height: 3000 },
    { width: 900, height: 9000 },
  ]) {
    const stored = storedSize(size);
    for (const slot of Object.values<PictureSlot>(PICTURE_SLOTS)) {
      const widest = ({ width, height }: typeof size) =>
        slot.whole ? width : cropSize({ width, height }, slot.ratio).width;
      const wanted = Math.min(widest(size), Math.max(...slot.widths));
      assert.ok(widest(stored) >= wanted, `${slot.name}: ${widest(stored)} of ${wanted}`);
    }
  }
});
