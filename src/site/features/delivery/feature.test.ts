import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldOf } from '#content/fields';
import { type LocatedField, Project } from '#content/project';
import { MODEL } from '../../features.ts';
import { privacyIssues } from './feature.ts';

const delivery = (value: unknown): LocatedField => ({
  path: ['contact', 'delivery'],
  value,
  field: fieldOf(undefined),
  file: 'content/organisation.yaml',
  line: 60,
});

const FILE = 'content/en/more/privacy-notice.yaml';

/** The issues for a setting of delivery. @param publish that of the notice, if there is one */
function issuesFor(setting: unknown, publish?: boolean) {
  const words = { title: '', description: '', heading: '', blocks: [{ block: 'privacy' }] };
  const place = { file: FILE, path: '/privacy-notice', language: 'en' };
  return privacyIssues({
    project: new Project(MODEL, [[FILE, `# A draft.\npublish: ${publish}\n`]]),
    fields: [delivery(setting)],
    customPages: publish === undefined ? [] : [{ publish, ...words, ...place }],
    now: 0,
  });
}

test('as long as nothing is delivered, and once a notice is published, there is nothing to say', () => {
  assert.deepEqual(issuesFor('none', false), []);
  assert.deepEqual(issuesFor({ to: 'email' }, true), []);
});

test('as soon as messages are delivered the draft is named, or the setting where there is none', () => {
  const [issue] = issuesFor({ to: 'email' }, false);
  assert.equal(issue?.severity, 'blocker');
  assert.deepEqual([issue.file, issue.line, issue.path], [FILE, 2, ['publish']]);
  const [without] = issuesFor({ to: 'email' });
  assert.deepEqual([without?.file, without?.line], ['content/organisation.yaml', 60]);
});
