import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldOf } from '#content/fields';
import { type LocatedField, Project } from '#content/project';
import { textOf } from '../../../../tests/editor/project.ts';
import { customPageWith } from '../../../../tests/fixtures/custom-pages.ts';
import { fields } from '../../../../tests/support/fields.ts';
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
const HOME = 'content/en/pages/home.yaml';
const PRIVACY = {
  block: 'privacy',
  messages: {
    heading: 'Messages',
    none: ['None.'],
    email: ['Email.'],
    whatsapp: ['WhatsApp.'],
    netlify: ['Netlify.'],
    endpoint: ['A service.'],
  },
  form: { heading: 'Form', none: ['None.'], handOver: ['Some.'], endpoint: ['Some.'] },
  pages: { heading: 'Pages', kept: ['Kept.'], notKept: ['Not kept.'] },
};
const noticeWith = (publish: boolean) =>
  fields({ blocks: [PRIVACY] }).setIn(customPageWith('', { publish }));

/** The issues for a setting of delivery in a project with these files. */
function issuesFor(setting: unknown, files: Record<string, string> = {}) {
  const project = new Project(MODEL, Object.entries(files));
  const input = { project, fields: [delivery(setting)], customPages: project.customPages() };
  return privacyIssues({ ...input, now: 0 });
}

test('as long as nothing is delivered, and once a notice is published, there is nothing to say', () => {
  assert.deepEqual(issuesFor('none', { [FILE]: noticeWith(false) }), []);
  assert.deepEqual(issuesFor({ to: 'email' }, { [FILE]: noticeWith(true) }), []);
  const onHome = fields({ more: [PRIVACY] }).setIn(textOf(HOME));
  assert.deepEqual(issuesFor({ to: 'email' }, { [HOME]: onHome }), []);
});

test('as soon as messages are delivered the draft is named, or the setting where there is none', () => {
  const [issue] = issuesFor({ to: 'email' }, { [FILE]: noticeWith(false) });
  assert.equal(issue?.severity, 'blocker');
  assert.deepEqual([issue.file, issue.line, issue.path], [FILE, 1, ['publish']]);
  const [without] = issuesFor({ to: 'email' });
  assert.deepEqual([without?.file, without?.line], ['content/organisation.yaml', 60]);
});
