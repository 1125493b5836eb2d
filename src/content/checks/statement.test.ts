import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkStatement } from './statement.ts';

const OWN = { supportEmail: 'team@own-address.africa' };
const STATEMENT = { answerWithin: 'a week' };

test('accepts a statement with a real email address and a response time', () => {
  assert.doesNotThrow(() =>
    checkStatement({ code: 'en', organisation: OWN, accessibility: STATEMENT }),
  );
});

test('refuses a placeholder address', () => {
  const organisation = { supportEmail: 'support@example.org' };
  assert.throws(() => checkStatement({ code: 'fr', organisation, accessibility: STATEMENT }), {
    name: 'ContentError',
    message:
      /content\/organisation\.yaml: field "supportEmail": expected an email address that somebody reads.*"support@example\.org".*publish: false/,
  });
});

test('refuses a language without a response time', () => {
  const accessibility = {};
  assert.throws(() => checkStatement({ code: 'fr', organisation: OWN, accessibility }), {
    name: 'ContentError',
    message:
      /content\/fr\/pages\/accessibility\.yaml: field "answerWithin": expected how soon somebody answers.*publish: false/,
  });
});
