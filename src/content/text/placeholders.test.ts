import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNetworkFrontPage, isLocalHost, isPlaceholder } from './placeholders.ts';

/** The words that a check accepts. */
const which = (check: (text: string) => boolean, words: string) => words.split(' ').filter(check);

for (const [what, check, yes, no] of [
  [
    'reserved hosts, their subdomains and local hosts as placeholders',
    isPlaceholder,
    'https://example.org https://www.example.com/join support@example.org https://site.test http://192.168.1.1/ https://formspree.io/f/xayzbcdf https://formspree.io/f/your-id',
    'https://own-address.africa https://example.org.ng team@myexample.org https://formspree.io/f/mkndzpqr https://haven.org:abc https://[[address]]',
  ],
  [
    'the front page of a social network',
    isNetworkFrontPage,
    'https://www.facebook.com/ https://www.instagram.com https://telegram.org/ https://t.me/',
    'https://www.facebook.com/haven https://t.me/haven https://own-address.africa/ https://haven.org:abc',
  ],
  [
    'local hosts',
    isLocalHost,
    'localhost 127.0.0.1 10.1.2.3 172.20.0.1 192.168.1.1 169.254.0.1 0.0.0.0 [::1] [fd00::1] [fe80::1] printer.local',
    'own-address.africa 172.32.0.1 8.8.8.8 [2001:db8::1] local.ng',
  ],
] as const) {
  test(`recognises ${what}`, () => {
    assert.deepEqual(which(check, `${yes} ${no}`), yes.split(' '));
  });
}
