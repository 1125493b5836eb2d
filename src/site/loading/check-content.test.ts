import assert from 'node:assert/strict';
import { cpSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import sharp from 'sharp';
import { readProject } from '#content/disk/read-project.ts';
import { ContentError } from '#content/reading/content-error.ts';
import { fields } from '../../../tests/support/fields.ts';
import { folderWith } from '../../../tests/support/folder-with.ts';
import { FEATURES, MODEL } from '../features.ts';
import { checkWholeContent } from './check-content.ts';
import { featureBuilds } from './feature-builds.ts';

const ROOT = new URL('../../../', import.meta.url);
const PICTURES = 'content/pictures.yaml';

/** The problems that a build finds in the present content with some files changed. */
async function complaintsOf(changes: Record<string, string | Buffer>): Promise<string> {
  const root = folderWith();
  for (const path of ['content/', 'public/', 'src/pages/'])
    cpSync(new URL(path, ROOT), new URL(path, root), { recursive: true });
  cpSync(folderWith(changes), root, { recursive: true });
  const project = readProject(MODEL, root);
  return checkWholeContent(project, root, await featureBuilds(FEATURES)).then(
    () => '',
    (error: unknown) => (error instanceof ContentError ? error.message : assert.fail()),
  );
}

test('a build says every mistake at once, each with its file, line and field', async () => {
  const picture = { width: 200, height: 250, channels: 3, background: '#333' } as const;
  const small = await sharp({ create: picture }).jpeg().toBuffer();
  const logo = readFileSync(new URL('content/images/logo.svg', ROOT), 'utf8');
  const complaints = await complaintsOf({
    'content/images/logo.svg': logo.replace('</svg>', '<script>alert(1)</script></svg>'),
    'content/images/unused.jpg': small.subarray(0, small.length / 2),
    'content/images/tiny.jpg': small,
    [PICTURES]: fields({
      community: { first: { file: 'gone.jpg' }, fourth: { file: 'tiny.jpg' } },
    }).setIn(readFileSync(new URL(PICTURES, ROOT), 'utf8')),
  });
  for (const sentence of [
    /content\/images\/logo\.svg, line \d+: The drawing contains <script>. It may have only shapes/,
    /content\/images\/unused\.jpg: This picture is damaged or incomplete/,
    /content\/pictures\.yaml, line \d+: field "community › first › file": "gone\.jpg" is not in/,
    /pictures\.yaml, line \d+: field "community › fourth › file": "tiny\.jpg" is 200 x 250 px/,
  ])
    assert.match(complaints, sentence);
});
