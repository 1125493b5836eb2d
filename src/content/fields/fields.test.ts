import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { email, httpsAddress, pageLink, siteOrigin } from './address.ts';
import { fieldOf } from './field.ts';
import { goldenText, text } from './texts.ts';

/** The message for a value; undefined if it is accepted. */
function messageFor(schema: z.ZodType, value: string): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

const ADDRESS = /^Write a full address that starts with https:\/\//;

test('accepts letters of any script, line breaks and joiners between letters', () => {
  for (const value of ['Ọ̀ṣun', 'a\nb', 'می‌خواهم', '👩🏽‍🎤', '“Quoted” – it’s'])
    assert.equal(messageFor(text('A text.'), value), undefined, value);
});

test('refuses invisible, broken and direction-changing characters', () => {
  for (const [value, sentence] of [
    ['Haven\u0000', /U\+0000/],
    ['Haven\u202ekrowteN', /U\+202E: it reverses the direction/],
    ['Haven\ufffe', /U\+FFFE: it is not a character/],
    ['Rehearsals\u2028move', /instead of the invisible character U\+2028/],
    ['\uf0b7 Lessons', /sign U\+F0B7: visitors see a box/],
    ['\u2060\u00ad \u200d', /only invisible characters/],
    ['Mus\ufffde', /that is now "�": it was lost/],
  ] as const) {
    assert.match(messageFor(text('A text.'), value) ?? '', sentence, JSON.stringify(value));
  }
});

test('refuses words that would be gold to the end of a text', () => {
  const schema = goldenText('A text', 60);
  for (const value of ['Words.', '**All** of **them**'])
    assert.equal(messageFor(schema, value), undefined);
  assert.match(messageFor(schema, 'Within **24 hours.') ?? '', /two stars before and two after/);
});

test('accepts addresses of other sites as people copy them', () => {
  for (const value of [
    'https://own-address.africa',
    ' https://own-address.africa/a?b=c#d ',
    'https://own-address.africa:8443/',
    'https://müsik.example.ng/ọ',
    'https://203.0.113.7/f',
  ]) {
    assert.equal(messageFor(httpsAddress('One.'), value), undefined, value);
    assert.equal(messageFor(pageLink('One.'), value), undefined, value);
  }
});

test('writes the scheme of an address in small letters: a phone begins with a capital', () => {
  for (const schema of [httpsAddress('One.'), pageLink('One.'), siteOrigin('One.')])
    assert.equal(schema.parse('Https://own-address.africa'), 'https://own-address.africa');
});

test('refuses addresses with white space, a password or a host that not everybody can reach', () => {
  for (const [sentence, ...addresses] of [
    [/without a space, tab or line break/, 'own.africa/a\tb', 'own.africa/a\nb', 'own.africa/a b'],
    [/without a space, tab or line break/, 'own.africa/\u202e', 'own.africa/\uffff'],
    [/every visitor could read it/, 'me:secret@own-address.africa/', 'me@own-address.africa/'],
    [/your own computer or network/, '127.0.0.1/f', 'localhost/f', '192.168.0.10/f'],
    [ADDRESS, '/own-address.africa', 'africa', '.africa'],
  ] as const) {
    for (const address of addresses) {
      const value = `https://${address}`;
      assert.match(messageFor(httpsAddress('One.'), value) ?? '', sentence, JSON.stringify(value));
      assert.match(messageFor(pageLink('One.'), value) ?? '', sentence, JSON.stringify(value));
    }
  }
  for (const value of ['http://own.africa', '//own.africa', 'javascript:alert(1)']) {
    assert.match(messageFor(httpsAddress('One.'), value) ?? '', ADDRESS, value);
    assert.match(messageFor(pageLink('One.'), value) ?? '', ADDRESS, value);
  }
});

test('refuses anything after the host of the site address', () => {
  assert.equal(messageFor(siteOrigin('One.'), 'https://own-address.africa/'), undefined);
  const expected = /^Write the address alone, such as https:\/\/own-address\.africa, without/;
  for (const rest of ['/en', '/?a=b', '#top', '?', '/en/'])
    assert.match(
      messageFor(siteOrigin('One.'), `https://own-address.africa${rest}`) ?? '',
      expected,
    );
  assert.equal(
    messageFor(siteOrigin('One.'), 'https://haven.github.io/website'),
    'A site cannot be in a folder: name the repository haven.github.io',
  );
});

test('refuses an email address with a line break, a tab or a second address', () => {
  assert.equal(messageFor(email('One.'), 'team@own-address.africa'), undefined);
  for (const value of ['team@own-address.africa\nBcc: x@y.ng', 'a\tb@c.ng', 'a@b.ng,c@d.ng'])
    assert.match(messageFor(email('One.'), value) ?? '', /Write an email address/, value);
});

test('refuses a choice between groups that no word tells apart', () => {
  const [day, hours] = [z.strictObject({ day: z.string() }), z.strictObject({ hours: z.string() })];
  assert.throws(() => fieldOf(z.union([day, hours])), /tell them apart: day \| hours$/);
  const kind = (word: string) => ({ kind: z.literal(word) });
  const field = fieldOf(z.union([day.extend(kind('day')), hours.extend(kind('hours'))]));
  assert.equal(field.kind === 'choice' && field.by, 'kind');
});
