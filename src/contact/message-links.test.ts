import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailtoAddress, whatsAppAddress } from './message-links.ts';

test('encodes the special characters of an address, a subject and a text', () => {
  const words = 'Ẹ káàsán & 50 % off?\nLine "two" #1 + more';
  const address = mailtoAddress('a+b&c@example.org', 'Message from Ṣadé & co', words);
  const encoded =
    /^mailto:a%2Bb%26c@example\.org\?subject=Message%20from%20[\w%.-]+&body=[\w%.-]+$/;
  assert.match(address, encoded);
  assert.equal(new URL(address).searchParams.get('body'), words.replace('\n', '\r\n'));
  assert.equal(mailtoAddress('a@example.org'), 'mailto:a@example.org');
  const chat = new URL(whatsAppAddress('+234 803 123-4567', words));
  assert.equal(chat.href.split('?')[0], 'https://wa.me/2348031234567');
  assert.equal(chat.searchParams.get('text'), words);
});
