import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { readProject } from '#content/disk';
import { ContentError } from '#content/reading';
import { fields } from '../../../../tests/support/fields.ts';
import { folderWith } from '../../../../tests/support/folder-with.ts';
import { ROOT } from '../../../../tests/support/root.ts';
import { MODEL } from '../../features.ts';
import { musicProblems } from './build.ts';

const FILE = 'content/en/more/listen.yaml';
const TONE = readFileSync(new URL('../../../../example/content/music/tone.mp3', import.meta.url));

const RIGHTS = 'With the permission of Somebody';
const MORNING = { title: 'Morning', by: 'Somebody', file: 'morning.mp3', rights: RIGHTS };

/** The error for a page with these tracks, beside one good file. */
async function problemsWith(publish: boolean, ...pieces: object[]): Promise<string> {
  const page = {
    publish,
    title: 'Music of our own',
    description: 'A page for a test, long enough for what search results show of it.',
    heading: 'Music',
    blocks: [{ block: 'listen', heading: 'Hear them', pieces }],
  };
  const root = folderWith({
    [FILE]: stringify(page, { lineWidth: 0 }),
    'content/music/morning.mp3': TONE,
    'content/music/cut.m4a': TONE.subarray(0, 6000),
    'content/music/AUD 1.MP3': TONE,
    'src/pages/[...language]/x': '',
    'public/x': '',
  });
  const project = readProject(MODEL, root);
  const problems = [
    ...(project.checkedData(FILE).problems ?? []),
    ...(await musicProblems(project, root)),
  ];
  return problems.length > 0 ? new ContentError(problems).message : 'nothing';
}

test('accepts a track with a playable file and its rights', async () => {
  assert.equal(await problemsWith(true, MORNING), 'nothing');
});

test('accepts a track without rights only in a draft', async () => {
  assert.equal(await problemsWith(false, { ...MORNING, rights: undefined }), 'nothing');
  assert.match(
    await problemsWith(true, { ...MORNING, rights: undefined }),
    /listen\.yaml, line 9: field "blocks › 1 › pieces › 1 › rights": Say who has given permission to play "Morning" here/,
  );
});

for (const [what, file, expected] of [
  ['no such file', 'evening.mp3', /"evening\.mp3" is not in content\/music; there are cut\.m4a, /],
  ['a file of another type', 'cut.m4a', /"cut\.m4a" is not an M4A file/],
  ['another kind of file', 'morning.wav', /Choose music as MP3 \(\.mp3\) or M4A/],
  [
    'a name of a phone',
    'New Song (final) 2.mp3',
    /rename the file in content\/music to "new-song-final-2\.mp3", and write that name here/,
  ],
  ['a file that has such a name still', 'aud-1.mp3', /it is called "AUD 1\.MP3" there; rename it/],
] as const) {
  test(`reports ${what} with file, line and field`, async () => {
    const message = await problemsWith(true, { ...MORNING, file });
    assert.match(message, /listen\.yaml, line 11: field "blocks › 1 › pieces › 1 › file": /);
    assert.match(message, expected);
  });
}

test('reports a missing file of Home, which may have music too', async () => {
  const home = 'content/en/pages/home.yaml';
  const more = [{ block: 'listen', heading: 'Hear them', pieces: [MORNING] }];
  const text = fields({ more }).setIn(readFileSync(join(ROOT, home), 'utf8'));
  const root = folderWith({ [home]: text });
  const [problem, ...others] = await musicProblems(readProject(MODEL, root), root);
  assert.match(
    problem?.message ?? '',
    /"morning\.mp3" is not in content\/music; there is no music/,
  );
  assert.deepEqual(
    [problem?.file, problem?.path, others],
    [home, ['more', 0, 'pieces', 0, 'file'], []],
  );
});

test('refuses two tracks with one address on a page', async () => {
  const message = await problemsWith(true, MORNING, { ...MORNING, title: 'Morning!' });
  assert.match(message, /pieces › 2 › title": .*another track has the address "#morning" already/);
});
