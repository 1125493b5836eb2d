import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkStatement } from './statement.ts';

const OWN = { supportEmail: 'team@own-address.africa' };
const STATEMENT = { answerWithin: 'a week' };

test('a statement whose reports somebody reads may be published', () => {
  assert.doesNotThrow(() =>
    checkStatement({ code: 'en', organisation: OWN, accessibility: STATEMENT }),
  );
});

test('an address that is a placeholder is told with file, field and what to do', () => {
  const organisation = { supportEmail: 'support@example.org' };
  assert.throws(() => checkStatement({ code: 'fr', organisation, accessibility: STATEMENT }), {
    name: 'ContentError',
    message:
      /content\/organisation\.yaml: field "supportEmail": expected an e-mail address that somebody reads.*"support@example\.org".*publish: false/,
  });
});

test('a language in which nobody says how soon an answer comes is named', () => {
  const accessibility = {};
  assert.throws(() => checkStatement({ code: 'fr', organisation: OWN, accessibility }), {
    name: 'ContentError',
    message:
      /content\/fr\/pages\/accessibility\.yaml: field "answerWithin": expected how soon somebody answers.*publish: false/,
  });
});
