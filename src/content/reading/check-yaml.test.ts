import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { parseContent } from '../../../tests/support/parse-content.ts';
import { hint, alternative, httpsAddress, pageLink, pictureFile, text } from '../fields/index.ts';
import { organisation } from '../files/organisation.ts';
import { checkYaml } from './check-yaml.ts';
import { problemLine } from './content-error.ts';

const schema = z.strictObject({
  title: text(hint`The title, ${'current'}.`, 12, 5),
  address: httpsAddress('The address.').optional(),
  link: pageLink('The link.').optional(),
  file: pictureFile('The picture.', 'drawing').optional(),
  picture: alternative('The picture.', 'vision').optional(),
  list: z.array(text('One line.')).max(2, 'At most two lines').describe('Lines.').optional(),
});
const parse = (source: string) => parseContent(source, schema, 'content/en/x.yaml');

test('returns valid data, trimmed', () => {
  assert.deepEqual(parse('title: " {current} ok "'), { title: '{current} ok' });
  assert.deepEqual(parse('title: Hello\nlink: /contact-us#faqs').link, '/contact-us#faqs');
});

for (const [what, source, message] of [
  ['empty file', '', /field "title": Fill this in\. \(The title, \{current\}\.\)/],
  ['number', 'title: 2027', /Write a text between quotation marks/],
  ['HTML', 'title: <b>Hello</b>', /Write plain text without HTML tags/],
  ['mistyped field', 'title: Hello\nadress: x', /"adress" is not a field here. .*address/],
  ['short text', 'title: Hi', /Write at least 5 characters. It says "Hi"/],
  ['long text', 'title: Hello everyone', /Use at most 12 characters/],
  ['unknown variable', 'title: "{nobody}"', /Use one of .*\{current\}/],
  [
    'alt and decorative at once',
    'title: Hello\npicture: { alt: A kora, decorative: true }',
    /Say what the picture shows, or .*, not both.*In the file: "alt" or "decorative: true"\./,
  ],
  [
    'picture outside the folder',
    'title: Hello\nfile: ../a.jpg',
    /name of a picture in content\/images, in small letters/,
  ],
  [
    'item of a list',
    'title: Hello\nlist:\n  - ok\n  - <i>',
    /line 4: field "list › 2": Write plain text/,
  ],
] as const) {
  test(`reports ${what} with file, field and sentence`, () => {
    assert.throws(() => parse(source), { name: 'ContentError', message: /content\/en\/x\.yaml/ });
    assert.throws(() => parse(source), { message });
  });
}

test('reports all problems of a file at once', () => {
  assert.throws(() => parse('title: Hi\naddress: x\nlist: 7'), /3 things in content\//);
});

test('names the fields of a choice only once it is made', () => {
  const choice = z.strictObject({
    way: z.discriminatedUnion('to', [
      z.strictObject({ to: z.literal('email'), address: text('The address.') }),
      z.strictObject({ to: z.literal('nobody').optional(), note: text('A note.').optional() }),
    ]),
  });
  const problems = (source: string) =>
    checkYaml({ path: 'content/en/x.yaml', text: source }, choice).problems?.map(
      ({ message }) => message,
    );
  assert.deepEqual(problems('way: { adress: x }'), ['"adress" is not a field here.']);
  assert.deepEqual(problems('way: { to: email, address: a, adress: x }'), [
    '"adress" is not a field here. The fields here are to, address.',
  ]);
});

test('says only of the kind of a value that it is wrong, not of its length', () => {
  const { problems = [] } = checkYaml(
    { text: 'title: Hello\nlist: One line', path: 'x.yaml' },
    schema,
  );
  assert.deepEqual(
    problems.map(({ message }) => message),
    ['Write a list whose lines start with "- ".'],
  );
});

test('takes an optional group without a value for one that is left out', () => {
  const { founder } = organisation.shape;
  assert.deepEqual(parseContent('founder:', z.strictObject({ founder }), 'x.yaml'), {
    founder: {},
  });
});

for (const [what, source, line, message] of [
  [
    'a colon in a text',
    'title: Haven: Network',
    'line 1, column 8',
    'Put the text between quotation marks',
  ],
  ['a quotation mark not closed', 'list:\n  - "ok', 'line 2, column 8', 'Close the text that'],
  ['a bracket not closed', 'title: [Hello', 'line 1, column 14', 'Put the text between quotation'],
  [
    'single marks around an apostrophe',
    "title: 'it's'",
    'line 1, column 12',
    'Put the whole text between double quotation marks',
  ],
  ['a field twice', 'title: Hello\ntitle: Bye', 'line 2, column 1', 'This field is here twice'],
  ['two parts', 'title: Hello\n---', 'line 2, column 1', 'Delete the line of ---'],
  ['a line without a name', 'title: Hello\nyou', 'line 2, column 1', 'Begin this line further in'],
  ['a backslash', 'title: "C:\\Music"', 'line 1, column 11', 'Write \\\\ for each \\'],
  ['an at sign at the start', 'title: @haven', 'line 1, column 8', 'Put the text between quota'],
  [
    'a tab',
    'title: Hello\npicture:\n\talt: A',
    'line 3, column 1',
    'Use spaces instead of the tab',
  ],
  ['a line too far in', 'title: Hello\n# Why\n  link: /', 'line 3, column 1', 'Begin this line as'],
  ['two versions', 'title: Hello\n<<<<<<< HEAD', 'line 2, column 1', 'This file has two versions'],
  [
    'stars at the start',
    'title: **Hello**',
    'line 1, column 8',
    'Put the text between quotation marks',
  ],
] as const) {
  test(`reports ${what} with its line and column, and shows the line`, () => {
    const [problem, ...more] = checkYaml({ text: source, path: 'x.yaml' }, schema).problems ?? [];
    assert.ok(problem);
    const said = problemLine(problem);
    assert.ok(said.startsWith(`x.yaml, ${line}: ${message}`), said);
    assert.ok(said.endsWith(`: ${source.split('\n').at(-1)?.trim()}`), said);
    assert.deepEqual(more, []);
  });
}
