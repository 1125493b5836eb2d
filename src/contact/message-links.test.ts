import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailtoAddress, whatsAppAddress } from './message-links.ts';

const WORDS = 'Ẹ káàsán & 50 % off?\nLine "two" #1 + more';

test('encodes the special characters of a mailto address', () => {
  const address = mailtoAddress('a+b&c@example.org', 'Message from Ṣadé & co', WORDS);
  assert.match(
    address,
    /^mailto:a%2Bb%26c@example\.org\?subject=Message%20from%20[\w%.-]+&body=[\w%.-]+$/,
  );
  const { searchParams } = new URL(address);
  assert.equal(searchParams.get('subject'), 'Message from Ṣadé & co');
  assert.equal(searchParams.get('body'), WORDS.replace('\n', '\r\n'));
  assert.equal(mailtoAddress('a@example.org'), 'mailto:a@example.org');
});

test('links to WhatsApp with the digits of the number and the whole text', () => {
  const address = new URL(whatsAppAddress('+234 803 123-4567', WORDS));
  assert.equal(address.origin + address.pathname, 'https://wa.me/2348031234567');
  assert.equal(address.searchParams.get('text'), WORDS);
  assert.equal(whatsAppAddress('+2348031234567'), 'https://wa.me/2348031234567');
});
