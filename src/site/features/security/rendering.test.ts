import assert from 'node:assert/strict';
import { test } from 'node:test';
import { securityText } from './rendering.ts';

const expires = '2027-06-30';

test('writes an email address as a URI, and the canonical address', () => {
  const text = securityText(
    { contact: 'team@own-address.africa', expires },
    'en',
    'https://own-address.africa',
  );
  assert.deepEqual(text.split('\n'), [
    'Contact: mailto:team@own-address.africa',
    'Expires: 2027-06-30T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://own-address.africa/.well-known/security.txt',
    '',
  ]);
});

test('omits a placeholder as canonical address', () => {
  const contact = 'https://own-address.africa/report';
  const text = securityText({ contact, expires }, 'en', 'https://example.org');
  assert.match(text, /^Contact: https:\/\/own-address\.africa\/report$/m);
  assert.doesNotMatch(text, /Canonical/);
});
