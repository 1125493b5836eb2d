import assert from 'node:assert/strict';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import sharp from 'sharp';
import { readProject } from '#content/disk/read-project.ts';
import { ContentError } from '#content/reading/content-error.ts';
import { fields } from '../../../tests/support/fields.ts';
import { folderWith } from '../../../tests/support/folder-with.ts';
import { FEATURES, MODEL } from '../features.ts';
import { checkWholeContent } from './check-content.ts';
import { loadFeatureBuilds } from './feature-builds.ts';

const ROOT = new URL('../../../', import.meta.url);
const LOGO = 'content/images/logo.svg';
const PICTURES = 'content/pictures.yaml';

test('a build says every mistake at once, each with its file, line and field', async () => {
  const picture = { width: 200, height: 250, channels: 3, background: '#333' } as const;
  const small = await sharp({ create: picture }).jpeg().toBuffer();
  const root = folderWith();
  for (const path of ['content/', 'public/', 'src/pages/'])
    cpSync(new URL(path, ROOT), new URL(path, root), { recursive: true });
  const change = (path: string, data: string | Buffer) => writeFileSync(new URL(path, root), data);
  const logo = readFileSync(new URL(LOGO, ROOT), 'utf8');
  change(LOGO, logo.replace('</svg>', '<script>alert(1)</script></svg>'));
  change('content/images/unused.jpg', small.subarray(0, small.length / 2));
  change('content/images/tiny.jpg', small);
  const community = { first: { file: 'gone.jpg' }, fourth: { file: 'tiny.jpg' } };
  change(PICTURES, fields({ community }).setIn(readFileSync(new URL(PICTURES, ROOT), 'utf8')));
  const builds = await loadFeatureBuilds(FEATURES);
  const complaints = await checkWholeContent(readProject(MODEL, root), root, builds).then(
    () => '',
    (error: unknown) => (error instanceof ContentError ? error.message : assert.fail()),
  );
  for (const sentence of [
    /content\/images\/logo\.svg, line \d+: The drawing contains <script>. It may have only shapes/,
    /content\/images\/unused\.jpg: This picture is damaged or incomplete/,
    /content\/pictures\.yaml, line \d+: field "community › first › file": "gone\.jpg" is not in/,
    /pictures\.yaml, line \d+: field "community › fourth › file": "tiny\.jpg" is 200 x 250 px/,
  ])
    assert.match(complaints, sentence);
});
