import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  contentOf,
  fileOf,
  fileWithPlace,
  inside,
  numbers,
  replace,
  startOfSound,
  TABLES,
  treesOf,
  type Tree,
} from '../../../../tests/fixtures/music/m4a.ts';
import { cleanMusic } from './clean.ts';
import { musicProblem } from './read-music.ts';

const tone = (ending: string) =>
  readFileSync(new URL(`../../../../example/content/music/tone.${ending}`, import.meta.url));
const clean = async (name: string, file: Uint8Array) => Buffer.from(await cleanMusic(name, file));

/** What nobody but whoever recorded it should read. */
const WORDS = Buffer.from('Somebody, 5 Example Street, +06.5244 ');
const many = (bytes: number) => Buffer.alloc(bytes, WORDS);

async function assertSame(name: string, file: Buffer, expected: Buffer, what: string) {
  const delivered = await clean(name, file);
  assert.equal(delivered.includes(WORDS.subarray(0, 8)), false, what);
  assert.deepEqual(delivered, expected, what);
}

// MP3

const id3v1 = () => Buffer.concat([Buffer.from('TAG'), many(125)]);
const extended = () => Buffer.concat([Buffer.from('TAG+'), many(223), id3v1()]);
const lyrics = (words: Buffer) => {
  const text = Buffer.concat([Buffer.from('LYRICSBEGININD0000200LYR00300'), words]);
  return Buffer.concat([text, Buffer.from(`${String(text.length).padStart(6, '0')}LYRICS200`)]);
};
const lyricsOf1997 = () =>
  Buffer.concat([Buffer.from('LYRICSBEGIN'), many(900), Buffer.from('LYRICSEND'), id3v1()]);

function ape(words: Buffer): Buffer {
  const part = (flags: number) => {
    const one = Buffer.alloc(32);
    one.write('APETAGEX');
    one.writeUInt32LE(2000, 8);
    one.writeUInt32LE(words.length + 32, 12);
    one.writeUInt32LE(1, 16);
    one.writeUInt32LE(flags, 20);
    return one;
  };
  return Buffer.concat([part(0xa0000000), words, part(0x80000000)]);
}

/** ID3v2.4 with a picture, where it was taken, and the footer that it may have at the end. */
function id3v2(words: Buffer, withFooter = false): Buffer {
  const sizes = [21, 14, 7, 0].map((bits) => (words.length >> bits) & 0x7f);
  const head = (name: string) =>
    Buffer.from([...Buffer.from(name), 4, 0, withFooter ? 0x10 : 0, ...sizes]);
  return Buffer.concat([head('ID3'), words, ...(withFooter ? [head('3DI')] : [])]);
}

const ZIP = Buffer.concat([Buffer.from('PK\x03\x04'), many(3000), Buffer.from('PK\x05\x06')]);

const BEHIND: Record<string, Buffer> = {
  ID3v1: id3v1(),
  'two of ID3v1': Buffer.concat([id3v1(), id3v1()]),
  'the longer ID3v1': extended(),
  Lyrics3: Buffer.concat([lyrics(many(800)), id3v1()]),
  'Lyrics3 of 1997': lyricsOf1997(),
  'APE before ID3v1': Buffer.concat([ape(many(5000)), id3v1()]),
  'APE after ID3v1': Buffer.concat([id3v1(), ape(many(5000))]),
  'ID3v2 with a picture': id3v2(many(90_000)),
  'ID3v2 with a footer, then ID3v1': Buffer.concat([id3v2(many(9000), true), id3v1()]),
};

const frames = await clean('tone.mp3', tone('mp3'));
// Behind the first frame, which says how many bytes there are.
const untold = frames.subarray(frames.indexOf(frames.subarray(0, 2), 2));

for (const [what, words] of Object.entries(BEHIND))
  test(`mp3: removes ${what} behind the sound`, async () => {
    await assertSame('a.mp3', Buffer.concat([tone('mp3'), words]), frames, 'with a length');
    await assertSame(
      'a.mp3',
      Buffer.concat([untold, words]),
      Buffer.from(untold),
      'without a length',
    );
  });

test('mp3: removes a zip and other bytes behind sound that says where it ends', async () => {
  await assertSame('a.mp3', Buffer.concat([frames, ZIP]), frames, 'zip');
  await assertSame('a.mp3', Buffer.concat([frames, many(100_000), id3v1()]), frames, 'words');
  await assertSame('a.mp3', Buffer.concat([untold, many(90)]), Buffer.from(untold), 'few bytes');
});

test('mp3: removes tags before and between frames', async () => {
  const [second = 0, third = 0] = [...untold.toString('latin1').matchAll(/\xff[\xf2\xf3]/g)]
    .map(({ index }) => index)
    .slice(1);
  assert.ok(third > second);
  const before = Buffer.concat([id3v2(many(500)), id3v2(many(70)), Buffer.alloc(40)]);
  const between = Buffer.concat([id3v1(), id3v2(many(900))]);
  const place = frames.length - untold.length + second;
  const file = [before, frames.subarray(0, place), between, frames.subarray(place)];
  await assertSame('a.mp3', Buffer.concat(file), frames, 'tags');
});

test('mp3: refuses sound that goes on behind words, and a cut frame with a tag in it', async () => {
  const problem = async (...parts: Buffer[]) =>
    (await musicProblem('a.mp3', Buffer.concat(parts))) ?? '';
  assert.match(await problem(frames, many(500), untold), /is damaged/);
  assert.match(await problem(untold.subarray(0, -40), id3v2(many(90))), /is damaged/);
  assert.match(await problem(untold.subarray(0, -40), id3v1()), /is damaged/);
});

// M4A

const sound = await clean('tone.m4a', tone('m4a'));

/** The recording with changed boxes, and what it says of where its sound is. */
function changed(change: (trees: Tree[]) => void): Buffer {
  const trees = treesOf(tone('m4a'));
  change(trees);
  return fileWithPlace(trees);
}

const OWN: Tree[] = ['ID32', 'XMP_', 'uuid', 'free', 'skip', 'wide', 'udta', 'meta', 'Xtra'].map(
  (type) => [type, many(300)],
);

test('m4a: removes boxes that playing does not need, wherever they are', async () => {
  for (const path of [[], ...TABLES.map((_, index) => TABLES.slice(0, index + 1))]) {
    const before = changed((trees) => inside(trees, ...path).splice(1, 0, ...OWN));
    await assertSame('a.m4a', before, sound, `before ${path.join(' ')}`);
    const behind = changed((trees) => inside(trees, ...path).push(...OWN));
    await assertSame('a.m4a', behind, sound, `behind ${path.join(' ')}`);
  }
});

/** The boxes that say when the file was written. */
const DATED = [
  ['moov', 'mvhd'],
  ['moov', 'trak', 'tkhd'],
  ['moov', 'trak', 'mdia', 'mdhd'],
];

test('m4a: removes what is behind a table, in a name, and behind the last box, and when it was recorded', async () => {
  const longer = changed((trees) => {
    for (const path of DATED) contentOf(trees, ...path).writeUInt32BE(0xd0c0b0a0, 4);
    trees.push(['mdat', many(4000)]);
    for (const type of ['stsd', 'stts', 'stsc', 'stsz', 'stco', 'sgpd', 'sbgp'])
      replace(
        trees,
        [...TABLES, type],
        [type, Buffer.concat([contentOf(trees, ...TABLES, type), many(64)])],
      );
    const handler = ['moov', 'trak', 'mdia', 'hdlr'];
    replace(trees, handler, [
      'hdlr',
      Buffer.concat([contentOf(trees, ...handler).subarray(0, 24), WORDS]),
    ]);
  });
  await assertSame('a.m4a', longer, sound, 'tables');
  await assertSame('a.m4a', Buffer.concat([tone('m4a'), ZIP]), sound, 'zip');
});

/** A track of words: its handler has another type, and its sample is at a place of its own. */
function textTrack(trees: Tree[], place: number): Tree {
  const [track] = treesOf(fileOf([['trak', inside(trees, 'moov', 'trak')]]));
  assert.ok(track);
  const own = [track];
  contentOf(own, 'trak', 'mdia', 'hdlr').write('text', 8);
  const tables = ['trak', ...TABLES.slice(2)];
  replace(own, [...tables, 'stsz'], ['stsz', numbers(0, 0, 1, WORDS.length)]);
  replace(own, [...tables, 'stco'], ['stco', numbers(0, 1, place)]);
  return track;
}

test('m4a: removes a track of words, with the words', async () => {
  for (const isFirst of [true, false]) {
    const trees = treesOf(tone('m4a'));
    const words = contentOf(trees, 'mdat').length;
    replace(trees, ['mdat'], ['mdat', Buffer.concat([contentOf(trees, 'mdat'), WORDS])]);
    const movie = inside(trees, 'moov');
    const at = movie.findIndex(([type]) => type === 'trak');
    const length = fileOf([textTrack(trees, 0)]).length;
    const start = startOfSound(trees) + length;
    contentOf(trees, ...TABLES, 'stco').writeUInt32BE(start, 8);
    movie.splice(isFirst ? at : at + 1, 0, textTrack(trees, start + words));
    await assertSame('a.m4a', fileOf(trees), sound, String(isFirst));
  }
});

// Opus

const opus = await clean('tone.opus', tone('opus'));

/** The pages of an Ogg file. */
function pagesOf(file: Buffer): Buffer[] {
  const starts = [...file.toString('latin1').matchAll(/OggS\0/g)].map(({ index }) => index);
  return starts.map((start, index) => Buffer.from(file.subarray(start, starts[index + 1])));
}

/** A page with another type, stream or packet, and the checksum of RFC 3533, section 6. */
function page(
  from: Buffer,
  {
    type = from[5] ?? 0,
    stream = from.readUInt32LE(14),
    packet = from.subarray(27 + (from[26] ?? 0)),
  },
) {
  const sizes = [...Array<number>(Math.floor(packet.length / 255)).fill(255), packet.length % 255];
  const made = Buffer.concat([from.subarray(0, 26), Buffer.from([sizes.length, ...sizes]), packet]);
  made[5] = type;
  made.writeUInt32LE(stream, 14);
  made.writeUInt32LE(0, 22);
  let sum = 0;
  for (const byte of made) {
    sum = (sum ^ (byte << 24)) >>> 0;
    for (let bit = 0; bit < 8; bit++)
      sum = (sum & 0x8000_0000 ? (sum << 1) ^ 0x04c1_1db7 : sum << 1) >>> 0;
  }
  made.writeUInt32LE(sum, 22);
  return made;
}

test('opus: removes comments with a picture, words behind the head, and what is behind the end', async () => {
  const [head = assert.fail(), tags = assert.fail(), ...others] = pagesOf(tone('opus'));
  const picture = Buffer.concat([Buffer.from('OpusTags'), many(20_000)]);
  const withPicture = [head, page(tags, { packet: picture }), ...others];
  await assertSame('a.opus', Buffer.concat(withPicture), opus, 'picture');
  const longHead = page(head, { packet: Buffer.concat([head.subarray(28, 47), WORDS]) });
  await assertSame('a.opus', Buffer.concat([longHead, tags, ...others]), opus, 'head');
  for (const words of [ZIP, id3v1(), many(300)])
    await assertSame('a.opus', Buffer.concat([tone('opus'), words]), opus, 'behind');
});

test('opus: refuses a second stream, beside the first or behind it', async () => {
  const [head = assert.fail(), tags = assert.fail(), ...others] = pagesOf(tone('opus'));
  const other = page(head, { stream: 7, packet: WORDS });
  const problem = async (...pages: Buffer[]) =>
    (await musicProblem('a.opus', Buffer.concat(pages))) ?? '';
  assert.match(await problem(head, other, tags, ...others), /more than one stream/);
  assert.match(await problem(tone('opus'), other), /more than one stream/);
  assert.match(await problem(tone('opus'), tone('opus')), /more than one stream/);
});
