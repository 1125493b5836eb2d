import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemLine } from '../reading/content-error.ts';
import { statementProblems } from './statement.ts';

const OWN = { supportEmail: 'team@own-address.africa' };
const STATEMENT = { answerWithin: 'a week' };

test('accepts a statement with a real email address and a response time', () => {
  const statement = { code: 'en', organisation: OWN, accessibility: STATEMENT };
  assert.deepEqual(statementProblems(statement), []);
});

test('refuses a placeholder address', () => {
  const organisation = { supportEmail: 'support@example.org' };
  const statement = { code: 'fr', organisation, accessibility: STATEMENT };
  assert.match(
    statementProblems(statement).map(problemLine).join('\n'),
    /content\/organisation\.yaml: field "supportEmail": expected an email address that somebody reads.*"support@example\.org".*publish: false/,
  );
});

test('refuses a language without a response time', () => {
  const accessibility = {};
  const statement = { code: 'fr', organisation: OWN, accessibility };
  assert.match(
    statementProblems(statement).map(problemLine).join('\n'),
    /content\/fr\/pages\/accessibility\.yaml: field "answerWithin": expected how soon somebody answers.*publish: false/,
  );
});
