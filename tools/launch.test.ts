import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';
import { stage } from '../tests/fixtures/photographs.ts';
import { fields, whole } from '../tests/support/fields.ts';
import { startProgram } from '../tests/support/program.ts';
import { copySite } from '../tests/support/site-copy.ts';

const ORGANISATION = 'content/organisation.yaml';

const folder = copySite({
  [ORGANISATION]: fields({ name: 'Sample Choir', supportEmail: 'nobody@example.org' }),
});
const textOf = (path: string) => readFileSync(join(folder, path), 'utf8');
const change = (path: string, values: object) =>
  writeFileSync(join(folder, path), fields(values).setIn(textOf(path)));

async function run(options: string[], env: Record<string, string> = {}) {
  const { written, ended } = startProgram(options, { cwd: folder, env });
  return { status: await ended, ...written };
}

const launch = (flags: string[], env?: Record<string, string>) =>
  run(['tools/launch.ts', ...flags], env);

test('says what a visitor sees and which field, and --strict fails while a blocker stands', async () => {
  const { status, stdout } = await launch(['--strict']);
  assert.equal(status, 1);
  assert.match(stdout, /blocker {2}Contact Us .*\n.*organisation\.yaml:\d+ supportEmail/);
  assert.match(stdout, /\nBlockers: \d+\. Advice: \d+\.\n$/);
});

/** What `--json` prints. */
const REPORT = z.object({
  ready: z.boolean(),
  blockers: z.number(),
  advice: z.number(),
  rows: z.array(z.object({ field: z.string(), file: z.string(), line: z.number() })),
});

test('a flag that is not known is named, and the exit is 2', async () => {
  const { status, stderr } = await launch(['--sometimes']);
  assert.equal(status, 2);
  assert.match(stderr, /--sometimes/);
});

test('content that cannot be built is named with every problem, and the exit is 2', async () => {
  const before = textOf(ORGANISATION);
  change(ORGANISATION, { supportEmail: 'nobody', surprise: true });
  const { status, stdout, stderr } = await launch(['--strict']);
  writeFileSync(join(folder, ORGANISATION), before);
  assert.equal(status, 2);
  assert.equal(stdout, '');
  assert.match(stderr, /organisation\.yaml, line \d+: field "supportEmail": Write an email/);
  assert.match(stderr, /"surprise" is not a field here/);
});

// Last, because it changes what the copy counts as shipped.
test('--json gives tools every row: what is left of the sample beside a name, a portrait and a delivery of one’s own', async () => {
  // Records the present content/ as shipped, so that this test still passes once the community has
  // filled it in.
  await run(['tools/generate.ts', 'shipped']);
  const delivery = { to: 'endpoint', address: 'http://127.0.0.1:3000/' };
  change(ORGANISATION, { name: 'Own Band', contact: { delivery: whole(delivery) } });
  writeFileSync(join(folder, 'content/images/own.jpg'), await stage());
  change('content/pictures.yaml', { biography: { file: 'own.jpg' } });
  const { status, stdout } = await launch(['--json'], { ALLOW_LOCAL_ENDPOINTS: '1' });
  assert.equal(status, 0, 'without --strict no blocker fails');
  const { ready, blockers, advice, rows } = REPORT.parse(JSON.parse(stdout));
  assert.equal(ready, false);
  assert.ok(blockers > 0);
  assert.equal(rows.length, blockers + advice);
  const row = rows.find(({ field }) => field === 'supportEmail');
  assert.ok(row && row.line > 0);
  assert.equal(row.file, ORGANISATION);
  const places = rows.map(({ file, field }) => `${file} ${field}`);
  for (const place of [
    'content/en/pages/about-us.yaml biography › portrait › alt',
    'content/en/pages/about-us.yaml description',
    'content/en/pages/home.yaml description',
    'content/organisation.yaml contact › delivery › address',
  ]) {
    assert.ok(places.includes(place), `${place} is not among\n${places.join('\n')}`);
  }
  assert.ok(!places.includes('content/pictures.yaml biography › file'));
});
