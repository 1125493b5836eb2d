import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SECURITY_FIELD } from './content.ts';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const messages = (contact: string, expires: string) =>
  SECURITY_FIELD.schema
    .safeParse({ contact, expires })
    .error?.issues.map(({ message }) => message) ?? [];

test('accepts an email address or a page as contact', () => {
  for (const contact of [
    'team@own-address.africa',
    'mailto:team@own-address.africa',
    'https://own-address.africa/report',
  ]) {
    assert.deepEqual(messages(contact, dayIn(100)), [], contact);
  }
  for (const contact of ['http://own-address.africa', 'call us', 'tel:+234']) {
    assert.match(messages(contact, dayIn(100))[0] ?? '', /^Write an email/, contact);
  }
});
