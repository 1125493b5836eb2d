import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_MUSIC_BYTES } from '../../src/features/music/limits.ts';
import { musicProblems } from './music.ts';

test('names the size of a music file that is too large while other blocks are unfinished', async () => {
  const url = URL.createObjectURL(new Blob([new Uint8Array(MAX_MUSIC_BYTES + 1_200_000)]));
  const piece = { title: 'A', file: 'new-music-1.mp3' };
  const values = { blocks: [{ block: 'text' }, { block: 'listen', pieces: [{}, piece] }] };
  const [problem, ...others] = await musicProblems(values, () =>
    Promise.resolve({ url, text: () => Promise.resolve('') }),
  );
  assert.deepEqual(problem?.path, ['blocks', 1, 'pieces', 1, 'file']);
  assert.match(problem.message, /^This file has 7\.2 MB; expected at most 6 MB/);
  assert.deepEqual(others, []);
});
