import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { before, test } from 'node:test';
import { copySite } from '../tests/support/site-copy.ts';

const ORGANISATION = 'content/en/organisation.yaml';

let shipped: string;
let broken: string;

before(() => {
  const email = /^supportEmail: .*$/m;
  shipped = copySite({
    [ORGANISATION]: (text) => text.replace(email, 'supportEmail: nobody@example.org # shipped'),
  });
  broken = copySite({
    [ORGANISATION]: (text) => text.replace(email, 'supportEmail: nobody\nsurprise: true'),
  });
});

function launch(folder: string, flags: string[] = [], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['scripts/launch.ts', ...flags], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

test('prints a table that fits the screen, and only --strict fails while a blocker stands', () => {
  const { status, stdout } = launch(shipped, [], { COLUMNS: '80' });
  assert.equal(status, 0);
  assert.match(stdout, /blocker .*organisation\.yaml:\d+\n.*supportEmail/);
  for (const line of stdout.split('\n')) assert.ok(line.length <= 80, line);
  assert.equal(launch(shipped, ['--strict']).status, 1);
});

test('--json gives tools every row', () => {
  const { status, stdout } = launch(shipped, ['--json']);
  assert.equal(status, 0);
  const { ready, blockers, advice, rows } = JSON.parse(stdout) as {
    ready: boolean;
    blockers: number;
    advice: number;
    rows: { field: string; file: string; line: number }[];
  };
  assert.equal(ready, false);
  assert.equal(rows.length, blockers + advice);
  const row = rows.find(({ field }) => field === 'supportEmail');
  assert.ok(row && row.line > 0);
  assert.equal(row.file, ORGANISATION);
});

test('content that cannot be built is named with every problem, and the exit is 2', () => {
  const { status, stdout, stderr } = launch(broken, ['--strict']);
  assert.equal(status, 2);
  assert.equal(stdout, '');
  assert.match(stderr, /organisation\.yaml, line \d+: field "supportEmail": expected an e-mail/);
  assert.match(stderr, /"surprise" is not a field here/);
});

test('a flag that is not known is named, and the exit is 2', () => {
  const { status, stderr } = launch(shipped, ['--sometimes']);
  assert.equal(status, 2);
  assert.match(stderr, /--strict, --json and --online/);
});
