/** What `astro build` says and leaves behind when it fails. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { ASTRO } from '../../tools/programs.ts';
import { fields } from '../support/fields.ts';
import { startProgram } from '../support/program.ts';
import { copySite } from '../support/site-copy.ts';

const LAST_BUILD = ['dist/index.html', 'dist/.htaccess'];

// That a build which never ends changes nothing is in
// src/site/output/after-build/atomic-output.test.ts.
test('of a mistake in built pages a build says file, line and sentence, nothing else, and leaves the last one whole', async () => {
  const cwd = copySite({
    'content/organisation.yaml': fields({ footerLinks: { faqs: '/contact-us#nothing-here' } }),
  });
  for (const file of LAST_BUILD) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), 'the last build');
  }
  const { ended, written } = startProgram([ASTRO, 'build'], { cwd });
  assert.equal(await ended, 1, written.all);
  // Astro's steps are on stdout.
  const [first, ...rest] = written.stderr.trim().split('\n');
  assert.match(first ?? '', /^One thing in content\/ must be corrected/);
  assert.equal(rest.length, 1);
  assert.match(
    rest[0] ?? '',
    /^ {2}content\/organisation\.yaml, line \d+: field "footerLinks › faqs": /,
  );
  for (const file of LAST_BUILD)
    assert.equal(readFileSync(join(cwd, file), 'utf8'), 'the last build', file);
});
