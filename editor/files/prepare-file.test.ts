import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MUSIC_FILE } from '../../src/features/music/limits.ts';
import { prepareFile } from './prepare-file.ts';

test('stores music under a name of ours, byte by byte as it is', async () => {
  for (const [name, stored] of [
    ['New Song (final) 2.mp3', 'new-song-final-2.mp3'],
    ['AUD-20261101-WA0003.mp3', 'aud-20261101-wa0003.mp3'],
    ['Recording 7.M4A', 'recording-7.m4a'],
    ['تسجيل.opus', 'music.opus'],
  ] as const) {
    const file = await prepareFile(new File(['sound'], name, { type: 'audio/mpeg' }));
    assert.equal(file?.name, stored);
    assert.match(stored, MUSIC_FILE);
    assert.equal(file.type, 'audio/mpeg');
    assert.equal(await file.text(), 'sound');
  }
});

test('gives two different files two names, and the same file one', async () => {
  const nameOf = async (name: string, words: string) =>
    (await prepareFile(new File([words], name)))?.name;
  assert.equal(await nameOf('Song 1.mp3', 'one'), 'song-1.mp3');
  assert.equal(await nameOf('song_1.MP3', 'two'), 'song-1-2.mp3');
  assert.equal(await nameOf('song-1.mp3', 'three'), 'song-1-3.mp3');
  assert.equal(await nameOf('Song (1).mp3', 'two'), 'song-1-2.mp3');
});
