import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { cutSize, PICTURE_SLOTS, type PictureSlot } from '#site/shared/pictures';
import { hasRemarks, storedSize } from './stored-size.ts';

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
        slot.whole ? width : cutSize({ width, height }, slot.ratio).width;
      const wanted = Math.min(widest(size), Math.max(...slot.widths));
      assert.ok(widest(stored) >= wanted, `${slot.name}: ${widest(stored)} of ${wanted}`);
    }
  }
});

test('what a camera wrote into a file is found in each kind of picture', async () => {
  const plain = sharp({ create: { width: 20, height: 20, channels: 3, background: '#345' } });
  const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } };
  for (const kind of ['jpeg', 'png', 'webp', 'avif'] as const) {
    assert.ok(!hasRemarks(await plain.clone().toFormat(kind).toBuffer()), kind);
    assert.ok(hasRemarks(await plain.clone().withExif(exif).toFormat(kind).toBuffer()), kind);
  }
});
