import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkStatement } from './check-statement.ts';

test('a statement whose reports somebody reads may be published', () => {
  assert.doesNotThrow(() => checkStatement({ supportEmail: 'team@own-address.africa' }, 'en'));
});

test('an address that is a placeholder is told with file, field and what to do', () => {
  assert.throws(() => checkStatement({ supportEmail: 'support@example.org' }, 'fr'), {
    name: 'ContentError',
    message:
      /content\/fr\/organisation\.yaml: field "supportEmail": expected an e-mail address that somebody reads.*"support@example\.org".*publish: false/,
  });
});
