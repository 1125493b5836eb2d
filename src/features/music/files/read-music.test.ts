import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { cleanMusic } from './clean.ts';
import { musicProblem, readMusic } from './read-music.ts';

/** The same two seconds in each codec, with what a phone writes into a file. */
const tone = (ending: string) =>
  readFileSync(new URL(`../../../../example/content/music/tone.${ending}`, import.meta.url));
const ENDINGS = ['mp3', 'm4a', 'opus'];

/** Somebody's words, a picture and the place where it was taken. */
const PRIVATE = /Example Street|Somebody|Exif|\+06\.5244|800 000/;

for (const ending of ENDINGS) {
  const name = `tone.${ending}`;

  test(`${ending}: reads length and size, and removes everything but the sound`, async () => {
    const { seconds, sound: clean } = await readMusic(name, tone(ending));
    assert.equal(Math.round(seconds), 2);
    assert.match(tone(ending).toString('latin1'), PRIVATE);
    assert.doesNotMatch(Buffer.from(clean).toString('latin1'), PRIVATE);
    const read = new Input({ source: new BufferSource(clean), formats: ALL_FORMATS });
    const { raw = {}, ...tags } = await read.getMetadataTags();
    assert.deepEqual({ ...raw, ...tags }, {});
    assert.equal((await read.getAudioTracks()).length, 1);
    assert.deepEqual(Buffer.from(await cleanMusic(name, clean)), Buffer.from(clean));
  });

  test(`${ending}: delivers the same bytes in every build`, async ({ mock }) => {
    mock.timers.enable({ apis: ['Date'], now: 0 });
    const first = await cleanMusic(name, tone(ending));
    mock.timers.setTime(1_000_000_000_000);
    assert.deepEqual(await cleanMusic(name, tone(ending)), first);
  });

  test(`${ending}: refuses a truncated file`, async () => {
    for (const part of [0.3, 0.6, 0.95]) {
      const file = tone(ending).subarray(0, tone(ending).length * part);
      assert.match((await musicProblem(name, file)) ?? '', /is damaged or incomplete/, `${part}`);
    }
  });

  test(`${ending}: refuses a file of another type, and an empty one`, async () => {
    for (const other of ENDINGS.filter((one) => one !== ending))
      assert.match((await musicProblem(name, tone(other))) ?? '', /is not an \w+ file; save it/);
    for (const file of [Buffer.alloc(0), Buffer.alloc(5000), Buffer.from('RIFF WAVE'.repeat(99))])
      assert.match((await musicProblem(name, file)) ?? '', /is damaged|is not an \w+ file/);
  });
}

test('refuses an Opus file with a damaged page, and an MP3 or M4A with a missing part', async () => {
  const opus = Buffer.from(tone('opus'));
  opus.fill(7, 9000, 9020);
  assert.match((await musicProblem('tone.opus', opus)) ?? '', /is damaged/);
  const m4a = Buffer.concat([tone('m4a').subarray(0, 9000), tone('m4a').subarray(9001)]);
  assert.match((await musicProblem('tone.m4a', m4a)) ?? '', /is damaged/);
  const sound = Buffer.from(await cleanMusic('tone.mp3', tone('mp3')));
  for (const [from, to] of [
    [5000, 5500],
    [2000, 2001],
  ] as const) {
    const without = Buffer.concat([sound.subarray(0, from), sound.subarray(to)]);
    assert.match((await musicProblem('tone.mp3', without)) ?? '', /is damaged/);
    const filled = Buffer.from(sound).fill(0, from, from + 500);
    assert.match((await musicProblem('tone.mp3', filled)) ?? '', /is damaged/);
  }
});

test('accepts an MP3 without a length, unless its last frame is truncated', async () => {
  const sound = Buffer.from(await cleanMusic('tone.mp3', tone('mp3')));
  // Behind its first frame, which says how many there are.
  const second = sound.indexOf(sound.subarray(0, 2), 2);
  const silent = sound.subarray(second);
  assert.equal(await musicProblem('tone.mp3', silent), undefined);
  // A tag that nobody knows.
  const behind = Buffer.concat([silent, Buffer.from('3DI'.repeat(20))]);
  assert.equal(await musicProblem('tone.mp3', behind), undefined);
  assert.match((await musicProblem('t.mp3', silent.subarray(0, 9000))) ?? '', /is damaged/);
});

test('refuses a file that is too large, with its size', async () => {
  const message = await musicProblem('long.mp3', Buffer.alloc(6_340_000));
  assert.match(
    message ?? '',
    /^"long\.mp3" has 6\.4 MB; it may have at most 6 MB\. docs\/music\.md/,
  );
});

test('refuses another codec, less than 48 kbit/s, and less than a second', async () => {
  // The name of the codec, of the description of its sound and of that of its decoder.
  const file = Buffer.from(tone('m4a'));
  for (const type of ['mp4a', 'esds']) file.write('alac', file.indexOf(type));
  assert.match((await musicProblem('tone.m4a', file)) ?? '', /contains ALAC, .* as M4A \(AAC\)\.$/);
  const quiet = Buffer.from(tone('m4a'));
  // Ten times as long: a tenth of the samples a second, and no word of which part is played.
  const at = quiet.indexOf('mdhd') + 16;
  quiet.writeUInt32BE(quiet.readUInt32BE(at) / 10, at);
  quiet.write('free', quiet.indexOf('edts'));
  assert.match((await musicProblem('tone.m4a', quiet)) ?? '', /has about \d kbit\/s.* 48 kbit\/s/);
  const sound = Buffer.from(await cleanMusic('tone.mp3', tone('mp3')));
  // Ten frames behind the first, which says how many there are.
  const [second = 0, third = 0] = [...sound.toString('latin1').matchAll(/\xff[\xf2\xf3]/g)]
    .slice(1)
    .map(({ index }) => index);
  const moment = sound.subarray(second, second + 10 * (third - second));
  assert.match((await musicProblem('t.mp3', moment)) ?? '', /a second/);
});
