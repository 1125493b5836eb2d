import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import {
  cropBox,
  fallbackWidth,
  parseFocalPoint,
  defaultFocalPoint,
  formatFocalPoint,
} from './crop.ts';
import { cropPicture } from './image-service.ts';
import { PICTURE_SLOTS } from './slots.ts';

const WIDE = { width: 1000, height: 400 };
const SQUARE = 1;

for (const [title, focus, box] of [
  ['in the middle', '50% 50%', { left: 300, top: 0, width: 400, height: 400 }],
  ['around a point', '40% 30%', { left: 200, top: 0, width: 400, height: 400 }],
  ['not beyond the left edge', '3% 0%', { left: 0, top: 0, width: 400, height: 400 }],
  ['not beyond the right edge', '100% 100%', { left: 600, top: 0, width: 400, height: 400 }],
] as const) {
  test(`crops a wide picture ${title}`, () => {
    assert.deepEqual(cropBox(WIDE, SQUARE, parseFocalPoint(focus) ?? assert.fail()), box);
  });
}

test('crops a high picture from above and below, never across', () => {
  const high = { width: 400, height: 1000 };
  const at = (text: string) => cropBox(high, 4 / 5, parseFocalPoint(text) ?? assert.fail());
  assert.deepEqual(at('10% 30%'), { left: 0, top: 50, width: 400, height: 500 });
  assert.deepEqual(at('10% 90%'), { left: 0, top: 500, width: 400, height: 500 });
});

test('old browsers get the second width, and never more than a cropped picture has', () => {
  assert.equal(fallbackWidth(PICTURE_SLOTS.newestPost, { width: 1600, height: 1067 }), 480);
  assert.equal(fallbackWidth(PICTURE_SLOTS.newestPost, { width: 728, height: 200 }), 300);
  assert.equal(fallbackWidth(PICTURE_SLOTS.missionWide, { width: 1000, height: 700 }), 800);
  assert.equal(fallbackWidth(PICTURE_SLOTS.logo, { width: 200, height: 150 }), 160);
});

test('reads and writes a point, and takes nothing else for one', () => {
  assert.deepEqual(parseFocalPoint('40% 30%'), { x: 40, y: 30 });
  assert.equal(formatFocalPoint({ x: 39.6, y: 100 }), '40% 100%');
  for (const other of ['right', '40 30', '40%', undefined, 4]) {
    assert.equal(parseFocalPoint(other), undefined, String(other));
  }
  assert.deepEqual(defaultFocalPoint(PICTURE_SLOTS.missionNarrow), { x: 100, y: 50 });
  assert.deepEqual(defaultFocalPoint(PICTURE_SLOTS.community), { x: 50, y: 50 });
});

const RED = '#ff0000';
const BLUE = '#0000ff';

/** Blue, with a red box of a quarter of the width and half the height around a point. */
const marked = (left: number, top: number) =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: BLUE } }).composite([
    { input: { create: { width: 100, height: 100, channels: 3, background: RED } }, left, top },
  ]);

/** What the build makes of a picture: its size, and how red it is. */
async function made(input: Buffer, position: string) {
  const options = { src: 'a.jpg', width: 80, height: 100, fit: 'cover', position };
  const { data } = await cropPicture(
    new Uint8Array(input),
    { ...options, format: 'png' },
    { service: { entrypoint: '', config: {} } } as never,
    { info() {}, warn() {}, error() {} },
  );
  const { width, height } = await sharp(data).metadata();
  const { channels } = await sharp(data).stats();
  const [red = { mean: 0 }] = channels;
  return { size: `${width} x ${height}`, red: Math.round(red.mean / 2.55) };
}

test('the build crops around the point, and as ever where none is chosen', async () => {
  const right = await marked(300, 50).png().toBuffer();
  assert.deepEqual(await made(right, '88% 50%'), { size: '80 x 100', red: 31 });
  assert.deepEqual(await made(right, 'center'), { size: '80 x 100', red: 0 });
});

test('the build counts the point in the picture as it is seen, not as the camera wrote it', async () => {
  // Stored sideways; turned upright, the mark is at the bottom.
  const turned = await marked(300, 50).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { red, size } = await made(turned, '50% 88%');
  assert.equal(size, '80 x 100');
  assert.ok(red > 15, `${red} %`);
  assert.ok((await made(turned, '50% 12%')).red < 3);
});
