/**
 * What a build says and leaves behind that fails, is stopped, or is started while another one runs.
 */
import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { stage } from '../fixtures/photographs.ts';
import { fields } from '../support/fields.ts';
import { startProgram } from '../support/program.ts';
import { ROOT } from '../support/root.ts';
import { copySite, type Changes } from '../support/site-copy.ts';

const PICTURES = 'content/pictures.yaml';

const small = await sharp({ create: { width: 200, height: 250, channels: 3, background: '#333' } })
  .jpeg()
  .toBuffer();

/** Mistakes in files of pictures, used or not, and in fields that name them. */
const MISTAKES: Changes = {
  'content/images/logo.svg': (text) => text.replace('</svg>', '<script>alert(1)</script></svg>'),
  'content/images/unused.svg': '<svg xmlns="http://www.w3.org/2000/svg"><meta/></svg>',
  'content/images/unused.jpg': small.subarray(0, small.length / 2),
  'content/images/tiny.jpg': small,
  [PICTURES]: fields({
    community: { first: { file: 'gone.jpg' }, fourth: { file: 'tiny.jpg' } },
  }),
};

/** What a build says of them; the unit tests of src/core and src/site/pictures have all others. */
const SAID = [
  /content\/images\/logo\.svg, line \d+: The drawing contains <script>. It may have only shapes/,
  /content\/images\/unused\.svg, line 1: The drawing contains <meta>. It may have only shapes/,
  /content\/images\/unused\.jpg: This picture is damaged or incomplete/,
  /content\/pictures\.yaml, line \d+: field "community › first › file": "gone\.jpg" is not in content\/images; there are .*logo\.svg/,
  /pictures\.yaml, line \d+: field "community › fourth › file": "tiny\.jpg" has 200 x 250 px; the community picture needs at least 480 x 600 px/,
];

const folder = copySite(MISTAKES);

const startBuild = (...flags: string[]) =>
  startProgram(['scripts/build.ts', ...flags], { cwd: folder });

const BEFORE = ['dist/index.html', 'dist/.htaccess'];
for (const file of BEFORE) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), 'of before');
}

function assertAsBefore(when: string): void {
  for (const file of BEFORE)
    assert.equal(readFileSync(join(folder, file), 'utf8'), 'of before', `${file} ${when}`);
  assert.ok(!existsSync(join(folder, '.cache/build')), `half a build is left ${when}`);
}

test('a build stops at mistakes, explains all at once, and leaves what was there', async () => {
  const build = startBuild();
  const code = await build.ended;
  // As the project has them.
  for (const file of Object.keys(MISTAKES)) {
    rmSync(join(folder, file));
    if (existsSync(join(ROOT, file))) copyFileSync(join(ROOT, file), join(folder, file));
  }
  assert.equal(code, 1);
  for (const sentence of SAID) assert.match(build.written.all, sentence);
  assert.doesNotMatch(build.written.all, /^\s+at /m, 'no stack trace hides the sentences');
  assertAsBefore('after the mistakes');
});

test('a build names a flag that it does not have, and writes nothing', async () => {
  const { ended, written } = startBuild('--exampel');
  assert.equal(await ended, 1);
  assert.equal(written.all.trim(), "Unknown option '--exampel'.");
  assertAsBefore('after the flag');
});

test('a build waits for the one that runs; both can be stopped and leave what was there', async () => {
  // Cutting a photograph takes a build long enough to be stopped.
  writeFileSync(join(folder, 'content/images/stage.jpg'), await stage());
  const pictures = join(folder, PICTURES);
  const withStage = fields({ mission: { file: 'stage.jpg' } });
  writeFileSync(pictures, withStage.setIn(readFileSync(pictures, 'utf8')));
  const first = startBuild();
  await first.says(/Building the site/);
  const second = startBuild();
  await second.says(/Waiting for another command/);
  assert.doesNotMatch(second.written.all, /Building/);
  second.child.kill('SIGINT');
  assert.notEqual(await second.ended, 0);

  await first.says(/\d pages are written/);
  first.child.kill('SIGINT');
  assert.equal(await first.ended, 130);
  assertAsBefore('after Ctrl+C');
});
