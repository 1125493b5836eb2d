import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemLine } from '#content/reading/content-error.ts';
import { statementProblems } from './feature.ts';

/** What is wrong with a statement in French. */
const messages = (supportEmail: string, answerWithin?: string) =>
  statementProblems('fr', supportEmail, answerWithin).map(problemLine).join('\n');

test('a statement needs an email address that somebody reads, and a response time', () => {
  assert.equal(messages('team@own-address.africa', 'a week'), '');
  assert.match(
    messages('support@example.org', 'a week'),
    /content\/organisation\.yaml: field "supportEmail": Write an email address that somebody reads.*"support@example\.org".*publish: false/,
  );
  assert.match(
    messages('team@own-address.africa'),
    /content\/fr\/pages\/accessibility\.yaml: field "answerWithin": Say how soon somebody answers.*publish: false/,
  );
});
