import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { measureMusic, readMusic } from './read-music.ts';

/** The same two seconds in each format, with what a phone writes into a file. */
const tone = (ending: string) =>
  readFileSync(new URL(`../../../../example/content/music/tone.${ending}`, import.meta.url));
const ENDINGS = ['mp3', 'm4a'];

const problemOf = async (name: string, file: Uint8Array) =>
  (await measureMusic(name, file)).problem ?? '';

/** Somebody's words, a picture and the place where it was taken. */
const PRIVATE = /Example Street|Somebody|Exif|\+06\.5244|800 000/;

for (const ending of ENDINGS) {
  const name = `tone.${ending}`;

  test(`${ending}: delivers the sound and its length, and nothing that the file says besides`, async () => {
    const { seconds, sound } = await readMusic(name, tone(ending));
    assert.equal(Math.round(seconds), 2);
    assert.match(tone(ending).toString('latin1'), PRIVATE);
    assert.doesNotMatch(Buffer.from(sound).toString('latin1'), PRIVATE);
    const read = new Input({ source: new BufferSource(sound), formats: ALL_FORMATS });
    const { raw = {}, ...tags } = await read.getMetadataTags();
    assert.deepEqual({ ...raw, ...tags }, {});
    assert.equal((await read.getAudioTracks()).length, 1);
    assert.equal(Math.round(await read.computeDuration()), 2);
  });

  test(`${ending}: refuses a file of the other type, and one that holds no music`, async () => {
    for (const otherEnding of ENDINGS.filter((candidate) => candidate !== ending))
      assert.match(await problemOf(name, tone(otherEnding)), /is not an \w+ file; save it/);
    for (const file of [Buffer.alloc(0), Buffer.alloc(5000), Buffer.from('RIFF WAVE'.repeat(99))])
      assert.match(await problemOf(name, file), /is damaged|is not an \w+ file/);
  });
}

test('takes an MP3 with zeros before its sound', async () => {
  const { sound } = await readMusic('tone.mp3', tone('mp3'));
  const zeros = Buffer.alloc(9000);
  const tag = Buffer.from([...Buffer.from('ID3'), 4, 0, 0, 0, 0, 0, 2, 1, 1]);
  for (const start of [[zeros], [tag, zeros], [zeros, tag, zeros]])
    assert.equal(await problemOf('tone.mp3', Buffer.concat([...start, sound])), '');
});

test('refuses an M4A that ends too early', async () => {
  for (const part of [0.3, 0.6]) {
    const file = tone('m4a').subarray(0, tone('m4a').length * part);
    assert.match(await problemOf('tone.m4a', file), /is damaged/, String(part));
  }
});

test('refuses a film', async () => {
  const film = Buffer.from(tone('m4a'));
  film.write('vide', film.indexOf('soun'));
  assert.match(await problemOf('a.m4a', film), /contains a film|contains no sound/);
});

test('refuses a file that is too large, with its size', async () => {
  const message = await problemOf('long.mp3', Buffer.alloc(6_340_000));
  assert.match(message, /^"long\.mp3" is 6\.4 MB; the limit is 6 MB\. docs\/music\.md/);
});
