import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Project } from '../../../core/project/project.ts';
import { MODEL } from '../../../features.ts';
import { privacyRows } from './launch-rows.ts';
import type { Field } from '../../../core/launch/placed-fields.ts';

const delivery = (value: unknown): Field => ({
  path: ['contact', 'delivery'],
  value,
  about: {},
  file: 'content/organisation.yaml',
  line: 60,
});

const FILE = 'content/en/more/privacy-notice.yaml';

/** The rows for a setting of delivery. @param publish that of the notice, if there is one */
function rowsFor(setting: unknown, publish?: boolean) {
  const words = { title: '', description: '', heading: '', blocks: [{ block: 'privacy' }] };
  const place = { file: FILE, path: '/privacy-notice', language: 'en' };
  return privacyRows({
    project: new Project(MODEL, [[FILE, `# A draft.\npublish: ${publish}\n`]]),
    fields: [delivery(setting)],
    pages: publish === undefined ? [] : [{ publish, ...words, ...place }],
    reached: new Set(),
    now: 0,
  });
}

test('as long as nothing is delivered, and once a notice is published, there is nothing to say', () => {
  assert.deepEqual(rowsFor('none', false), []);
  assert.deepEqual(rowsFor({ to: 'email' }, true), []);
});

test('as soon as messages are delivered the draft is named, or the setting where there is none', () => {
  const [row] = rowsFor({ to: 'email' }, false);
  assert.equal(row?.severity, 'blocker');
  assert.deepEqual([row.file, row.line, row.path], [FILE, 2, ['publish']]);
  const [without] = rowsFor({ to: 'email' });
  assert.deepEqual([without?.file, without?.line], ['content/organisation.yaml', 60]);
});
