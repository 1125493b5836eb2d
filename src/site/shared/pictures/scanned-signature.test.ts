import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { folderWith } from '../../../../tests/support/folder-with.ts';
import { inkOf } from './scanned-signature.ts';

const folder = fileURLToPath(folderWith());

/** Two strokes with a gap of 200 px between them, 600 x 200 px. */
const stroke = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><path d="M0 0h200v200H0zM400 0h200v200H400z" fill="${colour}"/></svg>`,
  );
const at = (data: Buffer, left: number, top: number) =>
  sharp(data).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();

const noise = { type: 'gaussian', mean: 224, sigma: 8 } as const;
const paper = () =>
  sharp({ create: { width: 1000, height: 700, channels: 3, background: '#ddd', noise } });

for (const [what, image] of [
  ['blue on grey paper', paper().composite([{ input: stroke('#1b2a55'), left: 150, top: 300 }])],
  ['white on nothing', sharp(stroke('#fff')).extend({ left: 90, top: 60, background: '#0000' })],
] as const) {
  test(`turns a signature in ${what} into trimmed gold ink`, async () => {
    const path = join(folder, `${what.replaceAll(' ', '-')}.png`);
    await image.png().toFile(path);
    const { data, width, height } = await inkOf(path, '#fdc800');
    assert.deepEqual([width, Math.abs(height - 128) <= 2], [384, true], `${width} x ${height}`);
    assert.equal((await at(data, 192, 64)).at(3), 0, 'the paper is clear');
    const pixel = await at(data, 60, 64);
    assert.ok((pixel[3] ?? 0) > 240, 'the ink is whole');
    for (const [index, wanted] of [0xfd, 0xc8, 0].entries())
      assert.ok(Math.abs((pixel[index] ?? 0) - wanted) < 12, pixel.join());
  });
}
