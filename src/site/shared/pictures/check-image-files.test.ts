import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { ContentError } from '#content/reading';
import { folderWith } from '../../../../tests/support/folder-with.ts';
import { imageFileProblems } from './check-image-files.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const image = sharp({
  create: { width: 600, height: 600, channels: 3, background: '#345', noise },
});
const jpeg = await image.jpeg().toBuffer();
const frame = await image.clone().resize(20).png().toBuffer();
const gif = await sharp(frame).gif().toBuffer();
const frames = [frame, await sharp(frame).negate().toBuffer()];
const animation = await sharp(frames, { join: { animated: true } })
  .webp({ loop: 0 })
  .toBuffer();

/** A photograph as Samsung's phones write it: the last coefficient of its scan is 0 (ITU-T T.81, B.2.3). */
function ofSamsung(): Buffer {
  const photograph = Buffer.from(jpeg);
  const scan = photograph.indexOf(Buffer.from([0xff, 0xda]));
  photograph[scan + photograph.readUInt16BE(scan + 2)] = 0;
  return photograph;
}

/** A PNG whose header declares this size (PNG specification, 11.2.1), without the pixels. */
function pngOf(width: number, height: number): Buffer {
  const png = Buffer.from(frame);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** The error for a folder with the logo and these files; empty if there is none. */
async function errorFor(files: Record<string, string | Buffer | null>): Promise<string> {
  const all: typeof files = { 'logo.svg': LOGO, 'README.md': '', ...files };
  const there = Object.entries(all).flatMap(([name, data]) =>
    data === null ? [] : [[`content/images/${name}`, data] as const],
  );
  const problems = await imageFileProblems(folderWith(Object.fromEntries(there)));
  return problems.length > 0 ? new ContentError(problems).message : '';
}

test('misses the logo where the folder of pictures is not there', async () => {
  const [problem, ...others] = await imageFileProblems(folderWith());
  assert.match(problem?.message ?? '', /^The logo is missing/);
  assert.deepEqual(others, []);
});

test('accepts complete pictures, and ignores other files', async () => {
  const files = {
    'a.jpg': jpeg,
    'b.png': frame,
    'samsung.jpg': ofSamsung(),
    'README.md': 'x',
    'notes.gif': 'x',
    '9%.JPG': 'x',
  };
  assert.equal(await errorFor(files), '');
});

for (const [name, data, sentence] of [
  ['a.jpg', jpeg.subarray(0, jpeg.length / 2), 'This picture is damaged or incomplete. Add it'],
  ['a.jpg', 'hello', 'This picture is damaged'],
  ['a.png', '', 'This picture is damaged'],
  ['a.jpg', 'version https://git-lfs.github.com/spec/v1\noid', 'This is a Git LFS pointer'],
  ['a.jpg', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'This is a HEIC under another name'],
  [
    ...(['a.png', pngOf(30_000, 30_000)] as const),
    'This picture is 30000 x 30000 px, too large to be read; the limit is 16000 x 16000 px. Save it with 4000 px',
  ],
  ['a.webp', animation, 'This picture is animated. Save a still one'],
  ['a.jpg', gif, 'This is a GIF under'],
  ['a.png', LOGO, 'This is a drawing: give its name the ending'],
  // Even though no page shows this drawing.
  ['b.svg', LOGO.replace('<path', '<script/><path'), 'The drawing contains <script>'],
  ['b.svg', '<svg><path/></svg>', 'The drawing does not say how'],
  ['logo.svg', null, 'The logo is missing; put a drawing'],
] as const) {
  test(`refuses ${name}: ${sentence}`, async () => {
    const message = await errorFor({ [name]: data });
    assert.ok(message.includes(name) && message.includes(`: ${sentence}`), message);
  });
}
