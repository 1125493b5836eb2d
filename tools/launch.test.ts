import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fields } from '../tests/support/fields.ts';
import { startProgram } from '../tests/support/program.ts';
import { copySite } from '../tests/support/site-copy.ts';

test('lists ten steps, says what a visitor sees and which field, and --strict fails while a blocker stands', async () => {
  const cwd = copySite({
    'content/organisation.yaml': fields({ supportEmail: 'nobody@example.org' }),
  });
  const { written, ended } = startProgram(['tools/launch.ts', '--strict'], { cwd });
  assert.equal(await ended, 1);
  assert.match(
    written.stdout,
    /\nDo first:\n {4}[^]*Contact Us .*\n.*organisation\.yaml:\d+ supportEmail\n[^]*\nCan wait:\n/,
  );
  assert.match(written.stdout, /\nDo first: \d+\. Can wait: \d+\.\n$/);
  assert.match(
    written.stdout,
    /^Live in 10 steps .*\n[^]* 3\. Email\n.*\n.*yaml:\d+ supportEmail\n/,
  );
});
