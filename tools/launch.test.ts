import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fields } from '../tests/support/fields.ts';
import { startProgram } from '../tests/support/program.ts';
import { copySite } from '../tests/support/site-copy.ts';

const ORGANISATION = 'content/organisation.yaml';

const folder = copySite({
  [ORGANISATION]: fields({ name: 'Sample Choir', supportEmail: 'nobody@example.org' }),
});
const textOf = (path: string) => readFileSync(join(folder, path), 'utf8');
const change = (path: string, values: object) =>
  writeFileSync(join(folder, path), fields(values).setIn(textOf(path)));

async function launch(...flags: string[]) {
  const { written, ended } = startProgram(['tools/launch.ts', ...flags], { cwd: folder });
  return { status: await ended, ...written };
}

test('says what a visitor sees and which field, and --strict fails while a blocker stands', async () => {
  const { status, stdout } = await launch('--strict');
  assert.equal(status, 1);
  assert.match(stdout, /blocker {2}Contact Us .*\n.*organisation\.yaml:\d+ supportEmail/);
  assert.match(stdout, /\nBlockers: \d+\. Advice: \d+\.\n$/);
});

test('content that cannot be built is named with every problem, and the exit is 2', async () => {
  const before = textOf(ORGANISATION);
  change(ORGANISATION, { supportEmail: 'nobody', surprise: true });
  const { status, stdout, stderr } = await launch('--strict');
  writeFileSync(join(folder, ORGANISATION), before);
  assert.equal(status, 2);
  assert.equal(stdout, '');
  assert.match(stderr, /organisation\.yaml, line \d+: field "supportEmail": Write an email/);
  assert.match(stderr, /"surprise" is not a field here/);
});
