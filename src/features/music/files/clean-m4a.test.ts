import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  boxOf,
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
import { musicProblem, readMusic } from './read-music.ts';

const TONE = readFileSync(new URL('../../../../example/content/music/tone.m4a', import.meta.url));
const clean = async (file: Uint8Array) => Buffer.from(await cleanMusic('a.m4a', file));
const PLAIN = await clean(TONE);
const SOUND = contentOf(treesOf(TONE), 'mdat');

/** The size of each sample of the recording. */
function sizes(): number[] {
  const table = contentOf(treesOf(TONE), ...TABLES, 'stsz');
  return Array.from({ length: table.readUInt32BE(8) }, (_, row) =>
    table.readUInt32BE(12 + row * 4),
  );
}

/** A head with lengths of eight bytes, from one of four. */
function longHead(head: Buffer, times: number, length: number): Buffer {
  const zeros = Buffer.alloc(4);
  const kept = head.subarray(12, length);
  return Buffer.concat([
    Buffer.from([1]),
    head.subarray(1, 4),
    Buffer.alloc(times * 8),
    kept,
    zeros,
    head.subarray(length),
  ]);
}

test('reads long offsets, sizes and lengths, and tables behind the sound', async () => {
  const trees = treesOf(TONE);
  for (const [path, length] of [
    [['moov', 'mvhd'], 16],
    [['moov', 'trak', 'tkhd'], 20],
    [['moov', 'trak', 'mdia', 'mdhd'], 16],
  ] as const)
    replace(trees, [...path], [path.at(-1) ?? '', longHead(contentOf(trees, ...path), 2, length)]);
  const [, , , length = 0, from = 0] = new Uint32Array(5).map((_, index) =>
    index < 2 ? 0 : contentOf(trees, 'moov', 'trak', 'edts', 'elst').readUInt32BE((index - 1) * 4),
  );
  const edits = Buffer.concat([numbers(0x100_0000, 1, 0, length, 0, from, 0x1_0000)]);
  replace(trees, ['moov', 'trak', 'edts', 'elst'], ['elst', edits]);
  const [kind, movie] = [boxOf(trees, 'ftyp'), boxOf(trees, 'moov')];
  const longSound = Buffer.concat([
    numbers(1),
    Buffer.from('mdat'),
    numbers(0, SOUND.length + 16),
    SOUND,
  ]);
  replace(trees, [...TABLES, 'stco'], ['co64', numbers(0, 1, 0, fileOf([kind]).length + 16)]);
  const file = Buffer.concat([fileOf([kind]), longSound, fileOf([movie])]);
  assert.deepEqual(await clean(file), PLAIN);
});

test('reads a last box that has no size, and a description in the way of QuickTime', async () => {
  const trees = treesOf(TONE);
  const old = contentOf(trees, ...TABLES, 'stsd');
  const config = old.subarray(old.indexOf('esds') - 4, old.length);
  const esds = config.subarray(0, config.readUInt32BE(0));
  const head = Buffer.from(old.subarray(16, 44));
  head.writeUInt16BE(1, 8);
  const wave: Tree[] = [
    ['frma', Buffer.from('mp4a')],
    ['wave', Buffer.concat([esds, numbers(8, 0)])],
  ];
  const entry: Tree = ['mp4a', Buffer.concat([head, Buffer.alloc(16), fileOf(wave)])];
  replace(trees, [...TABLES, 'stsd'], ['stsd', Buffer.concat([numbers(0, 1), fileOf([entry])])]);
  const file = fileWithPlace(trees);
  file.writeUInt32BE(0, startOfSound(trees) - 8);
  assert.deepEqual(await clean(file), PLAIN);
});

test('joins chunks that lie apart, in their order', async () => {
  const trees = treesOf(TONE);
  const all = sizes();
  const words = Buffer.from('Example Street');
  const places: number[] = [];
  const parts: Buffer[] = [];
  let [at, place] = [0, 0];
  for (const size of all) {
    parts.push(words, SOUND.subarray(at, at + size));
    places.push(place + words.length);
    [at, place] = [at + size, place + words.length + size];
  }
  replace(trees, ['mdat'], ['mdat', Buffer.concat(parts)]);
  replace(trees, [...TABLES, 'stsc'], ['stsc', numbers(0, 1, 1, 1, 1)]);
  const table = (start: number) => numbers(0, all.length, ...places.map((own) => own + start));
  replace(trees, [...TABLES, 'stco'], ['stco', table(0)]);
  replace(trees, [...TABLES, 'stco'], ['stco', table(startOfSound(trees))]);
  assert.deepEqual(await clean(fileOf(trees)), PLAIN);
});

/** The recording in fragments of ten samples, as a browser writes it while it records. */
function inFragments(words = Buffer.alloc(0)): Buffer {
  const trees = treesOf(TONE);
  const empty = (type: string, zeros: number): Tree => [type, Buffer.alloc(zeros)];
  for (const [type, zeros] of [
    ['stts', 8],
    ['stsc', 8],
    ['stsz', 12],
    ['stco', 8],
  ] as const)
    replace(trees, [...TABLES, type], empty(type, zeros));
  inside(trees, 'moov').push(['mvex', [['trex', numbers(0, 1, 1, 1024, 0, 0)]]]);
  contentOf(trees, 'moov', 'trak', 'mdia', 'mdhd').writeUInt32BE(0, 16);
  const parts: Buffer[] = [fileOf(['ftyp', 'moov'].map((type) => boxOf(trees, type)))];
  let place = 0;
  for (let first = 0; first < sizes().length; first += 10) {
    const own = sizes().slice(first, first + 10);
    const bytes = own.reduce((sum, size) => sum + size, 0);
    const fragment = (offset: number) =>
      fileOf([
        [
          'moof',
          [
            ['mfhd', numbers(0, first)],
            [
              'traf',
              [
                ['tfhd', numbers(0x2_0000, 1)],
                ['tfdt', numbers(0, first * 1024)],
                ['trun', numbers(0x201, own.length, offset, ...own)],
                ['udta', words],
              ],
            ],
          ],
        ],
      ]);
    const offset = fragment(0).length + 8 + words.length;
    const sound = Buffer.concat([words, SOUND.subarray(place, place + bytes), words]);
    parts.push(fragment(offset), fileOf([['mdat', sound]]));
    place += bytes;
  }
  return Buffer.concat(parts);
}

test('joins a recording in fragments, its tables first, without words between them', async () => {
  const delivered = await clean(inFragments());
  const trees = treesOf(delivered);
  assert.deepEqual(
    trees.map(([type]) => type),
    ['ftyp', 'moov', 'mdat'],
  );
  assert.deepEqual(contentOf(trees, 'mdat'), SOUND);
  assert.deepEqual(await clean(inFragments(Buffer.from('Example Street'))), delivered);
  const { seconds } = await readMusic('a.m4a', inFragments());
  assert.equal(Math.round(seconds), 2);
  const cut = inFragments().subarray(0, -500);
  assert.match((await musicProblem('a.m4a', cut)) ?? '', /is damaged/);
});

/** The recording with rows of an edit list: length, where it begins, speed. */
function withEdits(...rows: number[][]): Buffer {
  const trees = treesOf(Buffer.from(TONE));
  const list = numbers(0, rows.length, ...rows.flatMap((row) => [...row, 0x1_0000]));
  replace(trees, ['moov', 'trak', 'edts', 'elst'], ['elst', list]);
  return fileWithPlace(trees);
}

const secondsOf = async (file: Buffer) => (await readMusic('a.m4a', file)).seconds;

test('leaves out what a phone has cut off, and the silence before a recording', async () => {
  const sound = contentOf(treesOf(await clean(withEdits([1000, 1024]))), 'mdat');
  assert.deepEqual(sound, SOUND.subarray(0, sound.length));
  assert.ok(sound.length < SOUND.length * 0.55);
  assert.equal(await secondsOf(withEdits([1000, 1024])), 1);
  const late = contentOf(treesOf(await clean(withEdits([1000, 1024 + 24_000]))), 'mdat');
  assert.ok(SOUND.includes(late) && late.length < SOUND.length * 0.8);
  assert.deepEqual(await clean(withEdits([500, -1], [2000, 1024])), PLAIN);
  assert.equal(await secondsOf(withEdits()), (47 * 1024 + 896) / 24_000);
});

test('refuses a recording that was cut into parts', async () => {
  const parts = withEdits([500, 1024], [500, 1024 + 24_000]);
  assert.match((await musicProblem('a.m4a', parts)) ?? '', /was cut into parts; save what is left/);
});

test('refuses a film, and sound that is in no place for sound', async () => {
  const film = Buffer.from(TONE);
  film.write('vide', film.indexOf('soun'));
  assert.match((await musicProblem('a.m4a', film)) ?? '', /contains a film; music has only sound/);
  for (const place of [0, 40, TONE.length - 100]) {
    const elsewhere = Buffer.from(TONE);
    elsewhere.writeUInt32BE(place, elsewhere.indexOf('stco') + 12);
    assert.match((await musicProblem('a.m4a', elsewhere)) ?? '', /is damaged/, String(place));
  }
});

test('says what is wrong with tables that tell of thousands of millions of samples', async () => {
  for (const [type, place] of [
    ['stsc', 16],
    ['stsz', 12],
    ['stts', 12],
    ['stco', 8],
    ['elst', 8],
  ] as const) {
    const file = Buffer.from(TONE);
    file.writeUInt32BE(0xffff_ffff, file.indexOf(type) + place);
    assert.match((await musicProblem('a.m4a', file)) ?? '', /is damaged/, type);
  }
});

test('says what is wrong with 20,000 boxes in each other', async () => {
  const DEPTH = 20_000;
  const heads = Array.from({ length: DEPTH }, (_, index) =>
    Buffer.concat([numbers((DEPTH - index) * 8), Buffer.from('moov')]),
  );
  const file = Buffer.concat([fileOf([['ftyp', Buffer.from('M4A ')]]), ...heads]);
  assert.match((await musicProblem('a.m4a', file)) ?? '', /^"a\.m4a" is damaged/);
});
