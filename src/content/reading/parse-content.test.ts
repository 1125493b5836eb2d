import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { organisation } from '../schemas/organisation.ts';
import { alternative, httpsAddress, link, pictureFile, text } from '../schemas/fields.ts';
import { jsonSchema } from '../schemas/json-schema.ts';
import { checkContent, parseContent } from './parse-content.ts';

const schema = z.strictObject({
  title: text('The title, {current}.', 12, 5),
  address: httpsAddress('The address.').optional(),
  link: link('The link.').optional(),
  file: pictureFile('The picture.', 'drawing').optional(),
  picture: alternative('The picture.', 'vision').optional(),
  list: z.array(text('One line.')).describe('Lines.').optional(),
});
const parse = (source: string) => parseContent(source, schema, 'content/en/x.yaml');

test('returns valid data, trimmed', () => {
  assert.deepEqual(parse('title: " {current} ok "'), { title: '{current} ok' });
  assert.deepEqual(parse('title: Hello\nlink: /contact-us#faqs').link, '/contact-us#faqs');
});

for (const [what, source, message] of [
  ['missing field', 'list: [a]', /field "title": is missing \(The title, \{current\}\.\)\./],
  ['empty file', '', /field "title": is missing/],
  [
    'field without a value',
    'title:',
    /line 1: field "title": is empty \(The title, \{current\}\.\)\./,
  ],
  [
    'unknown field',
    'title: Hello\ntitel: x',
    /"titel" is not a field here; expected only title, address/,
  ],
  [
    'number for a text',
    'title: 12345',
    /line 1: field "title": expected a text; put it between quotation marks/,
  ],
  [
    'text for a list',
    'title: Hello\nlist: a',
    /line 2: field "list": expected a list whose lines start with "- "/,
  ],
  ['short text', 'title: Hi', /expected at least 5 characters, found "Hi"/],
  ['long text', 'title: Hello everyone', /expected at most 12 characters/],
  ['HTML', 'title: <b>Hi</b>', /expected plain text without HTML tags/],
  [
    'unknown name in braces',
    'title: "{nobody}"',
    /"\{nobody\}" is not known here; expected one of .*\{current\}/,
  ],
  [
    'address without https',
    'title: Hello\naddress: http://example.org',
    /field "address": expected a full address that starts with https:\/\//,
  ],
  [
    'script as address',
    'title: Hello\nlink: "javascript:alert(1)"',
    /field "link": expected a full address/,
  ],
  [
    'path to another host',
    'title: Hello\nlink: //evil.example',
    /field "link": expected a full address/,
  ],
  [
    'alt and decorative at once',
    'title: Hello\npicture: { alt: A kora, decorative: true }',
    /expected either what the picture shows, or .*In the file: "alt" or "decorative: true"\./,
  ],
  [
    'picture outside the folder',
    'title: Hello\nfile: ../a.jpg',
    /expected the name of a picture in content\/images/,
  ],
  [
    'item of a list',
    'title: Hello\nlist:\n  - ok\n  - <i>',
    /line 4: field "list › 2": expected plain text/,
  ],
  [
    'same field twice',
    'title: Hello\ntitle: Again',
    /line 2: "title" stands here a second time, first on line 1/,
  ],
] as const) {
  test(`reports ${what} with file, field and sentence`, () => {
    assert.throws(
      () => parse(source),
      (error: Error) => {
        assert.equal(error.name, 'ContentError');
        assert.match(error.message, /content\/en\/x\.yaml/);
        assert.match(error.message, message);
        return true;
      },
    );
  });
}

test('reports all problems of a file at once', () => {
  assert.throws(() => parse('title: Hi\naddress: x\nlist: 7'), /3 things in content\//);
});

test('copies descriptions into the JSON Schema', () => {
  assert.equal(jsonSchema(schema).properties?.['title']?.description, 'The title, {current}.');
});

test('accepts an empty founder field', () => {
  const file = 'content/organisation.yaml';
  const source = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  const document = parseDocument(source);
  document.set('founder', null);
  assert.deepEqual(parseContent(document.toString(), organisation, file).founder, {});
});

test('reports the first 20 of 30,000 unknown fields, and how many more there are', () => {
  const source = Array.from({ length: 30_000 }, (_, index) => `k${index}: x\n`).join('');
  const { problems = [] } = checkContent(source, z.strictObject({}), 'x.yaml');
  assert.equal(problems.length, 21);
  assert.equal(problems.at(-1)?.message, '29980 more mistakes.');
});
