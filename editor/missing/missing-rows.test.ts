import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { samplePictures } from '../../src/core/launch/sample-pictures.ts';
import { ownPageWith } from '../../tests/fixtures/broken-links.ts';
import { projectIn, textOf } from '../../tests/editor/project.ts';
import { ROOT } from '../../tests/support/root.ts';
import { pathOf, placeOf } from '../files/model.ts';
import type { Values } from '../files/editor-project.ts';

const project = projectIn(
  globSync('content/*/language.yaml', { cwd: ROOT }).map((path) => placeOf(path).code),
);
const samples = samplePictures(new URL('../../', import.meta.url));
const ORGANISATION = pathOf('organisation', '');

test('lists what npm run launch says, each row with a form', () => {
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

test('names a page that was published, and to which nothing leads, as long as it is so', () => {
  const path = pathOf('home', 'en').replace('pages/home', 'more/our-teams');
  const own = projectIn(['en'], { [path]: ownPageWith() });
  const rows = () => own.missing(samples).filter((row) => row.path === path);
  assert.deepEqual(
    rows().map(({ form, label, message }) => [form, label, message]),
    [
      [
        'A page',
        'Publish',
        '“A page” is online, but no other page links to it, so visitors do not find it.',
      ],
    ],
  );
  own.read('content/en/biography.md', 'Our [teams](/our-teams).\n');
  assert.deepEqual(rows(), []);
});

test('shortens the list while somebody types, and names fields as the form does', () => {
  const empty = {
    ...project.read(ORGANISATION, textOf(ORGANISATION)),
    supportEmail: 'us@example.org',
  };
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
