import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OwnPageSource } from '../../../core/own-pages/check.ts';
import { privacyRows } from './launch-rows.ts';
import type { Field } from '../../../core/launch/placed-fields.ts';

const delivery = (value: unknown): Field => ({
  path: ['contact', 'delivery'],
  value,
  about: {},
  file: 'content/organisation.yaml',
  line: 60,
});

const notice = (publish: boolean): OwnPageSource => ({
  path: '/privacy-notice',
  file: 'content/en/more/privacy-notice.yaml',
  language: 'en',
  source: `# A draft.\npublish: ${publish}\n`,
  data: { publish, blocks: [{ block: 'privacy' }], title: '', description: '', heading: '' },
});

test('as long as nothing is delivered, and once a notice is published, there is nothing to say', () => {
  assert.deepEqual(privacyRows({ fields: [delivery('none')], pages: [notice(false)] }), []);
  assert.deepEqual(privacyRows({ fields: [delivery({ to: 'email' })], pages: [notice(true)] }), []);
});

test('as soon as messages are delivered the draft is named, or the setting where there is none', () => {
  const [row] = privacyRows({ fields: [delivery({ to: 'email' })], pages: [notice(false)] });
  assert.equal(row?.severity, 'blocker');
  assert.deepEqual(
    [row.file, row.line, row.path],
    ['content/en/more/privacy-notice.yaml', 2, ['publish']],
  );
  const [without] = privacyRows({ fields: [delivery({ to: 'email' })], pages: [] });
  assert.deepEqual([without?.file, without?.line], ['content/organisation.yaml', 60]);
});
