import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_MUSIC_BYTES } from '#site/features/music';
import { measureInBrowser } from './measure-music.ts';

test('names the size of a music file that is too large', async () => {
  const blob = new Blob([new Uint8Array(MAX_MUSIC_BYTES + 1_200_000)]);
  const { problem = '' } = await measureInBrowser({ name: 'a.mp3', url: '', blob });
  assert.match(problem, /is 7\.2 MB; the limit is 6 MB/);
});
