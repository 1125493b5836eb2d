import assert from 'node:assert/strict';
import { test } from 'node:test';
import { securityText } from './security-txt.ts';

test('writes an email address as a URI, and the canonical address', () => {
  assert.equal(
    securityText(
      { contact: 'team@own-address.africa', expires: '2027-06-30' },
      'en',
      'https://own-address.africa',
    ),
    [
      'Contact: mailto:team@own-address.africa',
      'Expires: 2027-06-30T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://own-address.africa/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('omits a placeholder as canonical address', () => {
  const text = securityText(
    { contact: 'https://own-address.africa/report', expires: '2027-06-30' },
    'en',
    'https://example.org',
  );
  assert.match(text, /^Contact: https:\/\/own-address\.africa\/report$/m);
  assert.doesNotMatch(text, /Canonical/);
});
