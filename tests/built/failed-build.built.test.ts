/** What `astro build` says and leaves behind when it fails or is interrupted. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { ASTRO } from '../../tools/programs.ts';
import { fields } from '../support/fields.ts';
import { startProgram } from '../support/program.ts';
import { copySite, type Changes } from '../support/site-copy.ts';

const LAST_BUILD = ['dist/index.html', 'dist/.htaccess'];

/** A copy of the project with mistakes and an earlier build. */
function copyWith(mistakes: Changes): string {
  const folder = copySite(mistakes);
  for (const file of LAST_BUILD) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), 'the last build');
  }
  return folder;
}

function assertLastBuildIsWhole(folder: string): void {
  for (const file of LAST_BUILD)
    assert.equal(readFileSync(join(folder, file), 'utf8'), 'the last build', file);
}

const build = (cwd: string) => startProgram([ASTRO, 'build'], { cwd });

/** What a failed build writes to stderr; Astro's steps are on stdout. */
async function complaintsOf(folder: string): Promise<string> {
  const { ended, written } = build(folder);
  assert.equal(await ended, 1, written.all);
  return written.stderr.trim();
}

test('a build stops at mistakes, and explains all at once', async () => {
  const picture = { width: 200, height: 250, channels: 3, background: '#333' } as const;
  const small = await sharp({ create: picture }).jpeg().toBuffer();
  const folder = copyWith({
    'content/images/logo.svg': (text) => text.replace('</svg>', '<script>alert(1)</script></svg>'),
    'content/images/unused.jpg': small.subarray(0, small.length / 2),
    'content/images/tiny.jpg': small,
    'content/pictures.yaml': fields({
      community: { first: { file: 'gone.jpg' }, fourth: { file: 'tiny.jpg' } },
    }),
  });
  const complaints = await complaintsOf(folder);
  for (const sentence of [
    /content\/images\/logo\.svg, line \d+: The drawing contains <script>. It may have only shapes/,
    /content\/images\/unused\.jpg: This picture is damaged or incomplete/,
    /content\/pictures\.yaml, line \d+: field "community › first › file": "gone\.jpg" is not in/,
    /pictures\.yaml, line \d+: field "community › fourth › file": "tiny\.jpg" has 200 x 250 px/,
  ])
    assert.match(complaints, sentence);
  assertLastBuildIsWhole(folder);
});

test('of a mistake in built pages a build says file, line and sentence, nothing else', async () => {
  const folder = copyWith({
    'content/organisation.yaml': fields({ footerLinks: { faqs: '/contact-us#nothing-here' } }),
  });
  const [first, ...rest] = (await complaintsOf(folder)).split('\n');
  assert.match(first ?? '', /^One thing in content\/ must be corrected/);
  assert.equal(rest.length, 1);
  assert.match(
    rest[0] ?? '',
    /^ {2}content\/organisation\.yaml, line \d+: field "footerLinks › faqs": /,
  );
  assertLastBuildIsWhole(folder);
});

test('a build that is interrupted leaves the last one whole', async () => {
  const folder = copyWith({});
  const { child, ended, says } = build(folder);
  await says(/├─.*\/index\.html/);
  child.kill('SIGINT');
  assert.notEqual(await ended, 0);
  assertLastBuildIsWhole(folder);
});

const isLinux = process.platform === 'linux';
test('a build whose disk is full leaves the last one whole', { skip: !isLinux }, () => {
  const folder = copyWith({});
  // No file may have more than 20 kB, which a page has.
  const shell = `ulimit -f 20; exec "$0" "${ASTRO}" build`;
  assert.throws(() =>
    execFileSync('bash', ['-c', shell, process.execPath], { cwd: folder, stdio: 'ignore' }),
  );
  assertLastBuildIsWhole(folder);
});
