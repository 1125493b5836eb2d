import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailtoAddress } from './message-links.ts';

test('encodes the special characters of an address and a subject, which may be left out', () => {
  const address = mailtoAddress('a@example.org', 'Ṣadé & co', 'Hello');
  assert.equal(new URL(address).searchParams.get('subject'), 'Ṣadé & co');
  assert.equal(mailtoAddress('a+b&c@example.org'), 'mailto:a%2Bb%26c@example.org');
});
