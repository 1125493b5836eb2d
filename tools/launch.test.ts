import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { fields } from '../tests/support/fields.ts';
import { copySite } from '../tests/support/site-copy.ts';
import { launch } from './launch.ts';

test('lists ten steps, says what a visitor sees and which field, and --strict fails while a blocker stands', async () => {
  const folder = copySite({
    'content/organisation.yaml': fields({ supportEmail: 'nobody@example.org' }),
  });
  const { text, code } = await launch(pathToFileURL(`${folder}/`), ['--strict']);
  assert.equal(code, 1);
  assert.match(
    text,
    /\nDo first:\n {4}[^]*Contact Us .*\n.*organisation\.yaml:\d+ supportEmail\n[^]*\nCan wait:\n/,
  );
  assert.match(text, /\nDo first: \d+\. Can wait: \d+\.$/);
  assert.match(text, /^Live in 10 steps .*\n[^]* 3\. Email\n.*\n.*yaml:\d+ supportEmail\n/);
});
