import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FILE_NAME, renameProblem, storedName } from './stored-name.ts';

test('gives files of phones and programs a name in small letters, digits and hyphens', () => {
  for (const [name, stored] of [
    ['New Song (final) 2.mp3', 'new-song-final-2.mp3'],
    ['AUD-20261101-WA0003.mp3', 'aud-20261101-wa0003.mp3'],
    ['IMG 0001.JPG', 'img-0001.jpg'],
    ['Kóra Player #2, 100%?.jpeg', 'kora-player-2-100.jpeg'],
    ['.hidden.png', 'hidden.png'],
    ['version 1.2.opus', 'version-1-2.opus'],
    ['صورة.png', 'file.png'],
    ['No ending', 'no-ending'],
    ['AUX.png', 'aux-1.png'],
  ] as const) {
    assert.equal(storedName(name, 'file'), stored);
    assert.match(stored, FILE_NAME);
    assert.equal(storedName(stored, 'file'), stored);
  }
  for (const device of ['aux.png', 'com1.jpg', 'nul']) assert.doesNotMatch(device, FILE_NAME);
  assert.equal(storedName('IMG_1234.HEIC', 'picture', 'jpg'), 'img-1234.jpg');
});

test('says which file is meant that has another name', () => {
  const there = ['kora.jpg', 'IMG 0001.JPG'];
  assert.match(renameProblem('img-0001.jpg', there, '') ?? '', /"IMG 0001.JPG" there; rename it/);
  assert.equal(renameProblem('img-0002.jpg', there, ''), undefined);
});
