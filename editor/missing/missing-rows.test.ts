import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { samplePictures } from '../../src/content/launch/sample-pictures.ts';
import { ROOT } from '../../tests/support/root.ts';
import { kindOf, pathOf, placeOf } from '../files/place.ts';
import { Project, type Values } from '../files/project.ts';

const project = new Project('en');
const texts = new Map<string, string>();
for (const path of globSync('content/{*.yaml,*/**/*.{yaml,md}}', { cwd: ROOT }))
  if (!/\/(images|schemas|music)\//.test(path))
    texts.set(path, readFileSync(`${ROOT}/${path}`, 'utf8'));
for (const [path, text] of texts) project.read(path, text);
for (const path of globSync('content/translations/*.json', { cwd: ROOT }))
  project.readRecord(path.replace(/^.*\/|\.json$/g, ''), readFileSync(`${ROOT}/${path}`, 'utf8'));

const samples = samplePictures(new URL('../../', import.meta.url));
const ORGANISATION = pathOf('organisation', '');
const valuesOf = (path: string) => kindOf(placeOf(path)).valuesOf(texts.get(path) ?? '');

test('the editor lists what npm run launch says, each row with a form', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/launch.ts', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const { rows } = JSON.parse(stdout) as { rows: { severity: string; today: string }[] };
  const said = rows.map(({ severity, today }) => `${severity} ${today.split(' Everything: ')[0]}`);
  const listed = project.missing(samples);
  assert.deepEqual(
    listed.map(({ isBlocker, message }) => `${isBlocker ? 'blocker' : 'advice'} ${message}`).sort(),
    said.sort(),
  );
  for (const { form, message } of listed) {
    assert.ok(form, message);
    assert.doesNotMatch(message, /\.yaml|npm run|content\//);
  }
});

test('the list shrinks while somebody types, and names fields as the form does', () => {
  const empty = { ...valuesOf(ORGANISATION), supportEmail: 'us@example.org' };
  const labels = (values: Values) =>
    project.missing(samples, ORGANISATION, values).map(({ label }) => label);
  const before = labels(empty);
  assert.ok(before.includes('Support email'), before.join('\n'));
  const after = labels({ ...empty, supportEmail: 'us@own-choir.africa' });
  assert.deepEqual(
    before.filter((label) => !after.includes(label)),
    ['Support email'],
  );
});
