import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownPageWith } from '../../../tests/fixtures/broken-links.ts';
import { folderWith } from '../../../tests/support/folder-with.ts';
import { ContentError, problemsOf } from '../reading/content-error.ts';
import { readOwnPages } from './read.ts';

/** A project with only these files. */
const project = (files: Record<string, string>) =>
  folderWith({
    'content/en/site.yaml': '',
    'src/pages/[...language]/share/x': '',
    'public/licences/x': '',
    ...files,
  });

/** The error for these files in content/en/more; empty if there is none. */
async function errorFor(files: Record<string, string>): Promise<string> {
  const more = Object.entries(files).map(([name, text]) => [`content/en/more/${name}`, text]);
  const root = project(Object.fromEntries(more) as Record<string, string>);
  const problems = await problemsOf(() => readOwnPages(root));
  return problems.length > 0 ? new ContentError(problems).message : '';
}

test('reads own pages and drafts with their paths, and skips hidden files', async () => {
  const root = project({
    'content/en/more/our-teams.yaml': ownPageWith(),
    'content/en/more/draft.yaml': ownPageWith('Words.', { publish: false }),
    'content/en/more/.DS_Store': '',
  });
  const pages = await readOwnPages(root);
  assert.deepEqual(
    pages.map(({ path, data }) => [path, data.publish]),
    [
      ['/draft', false],
      ['/our-teams', true],
    ],
  );
});

test('accepts a project without the folder', async () => {
  assert.deepEqual(await readOwnPages(project({})), []);
});

for (const [what, files, expected] of [
  [
    'a name with a space and capitals',
    { 'Our Teams.yaml': ownPageWith() },
    /more\/Our Teams\.yaml: .*small letters a to z, digits and hyphens between them, such as our-teams\.yaml/,
  ],
  ['an underscore', { 'our_teams.yaml': ownPageWith() }, /such as our-teams\.yaml/],
  [
    'another ending',
    { 'our-teams.md': ownPageWith() },
    /expected a name that ends in "\.yaml", such as our-teams\.yaml/,
  ],
  [
    'two files for one address',
    { 'our-teams.yaml': ownPageWith(), 'our-teams.yml': ownPageWith() },
    /more\/our-teams\.yml: expected a name that ends in "\.yaml"/,
  ],
  [
    'the address of one of the four',
    { 'about-us.yaml': ownPageWith() },
    /"\/about-us" is an address that the site has/,
  ],
  [
    'the address of the statement',
    { 'accessibility.yaml': ownPageWith() },
    /"\/accessibility" is an address that the site has/,
  ],
  [
    'the address of the editor',
    { 'admin.yaml': ownPageWith() },
    /"\/admin" is an address that the site has/,
  ],
  [
    'a folder that a route writes',
    { 'share.yaml': ownPageWith() },
    /"\/share" is an address that the site has/,
  ],
  [
    'a folder of public/',
    { 'licences.yaml': ownPageWith() },
    /"\/licences" is an address that the site has/,
  ],
  ['a language', { 'en.yaml': ownPageWith() }, /"\/en" is an address that the site has/],
  [
    'a name that hosts reserve',
    { 'index.yaml': ownPageWith() },
    /"\/index" is an address that hosts keep for themselves/,
  ],
  [
    'other names that hosts and systems reserve',
    {
      '404.yaml': ownPageWith(),
      'cgi-bin.yaml': ownPageWith(),
      'con.yaml': ownPageWith(),
      'cdn-cgi.yaml': ownPageWith(),
    },
    /(?:"\/(404|cdn-cgi|cgi-bin|con)" is an address that hosts keep [^]*){4}/,
  ],
  ['an empty file', { 'our-teams.yaml': '\n' }, /this file is empty; copy another page/],
  [
    'a file that is not YAML',
    { 'our-teams.yaml': 'title: [x\n- y' },
    /our-teams\.yaml, line 1: "\[" is not closed; a text that starts with "\[" needs quotation marks/,
  ],
  [
    'HTML in a text',
    { 'our-teams.yaml': ownPageWith('Words.\n\n<b>Bold</b> words.') },
    /our-teams\.yaml, line 10: field "blocks › 1 › text": expected text without HTML, found "<b>"/,
  ],
  [
    'the heading of a page in a text',
    { 'our-teams.yaml': ownPageWith('# Words') },
    /line 8: field "blocks › 1 › text": expected "## " or "### " before a heading, found "# Words"/,
  ],
  [
    'a link in a text that runs a script',
    { 'our-teams.yaml': ownPageWith('[x](javascript:alert\\(1\\))') },
    /line 8: .*https:\/\/.*found "javascript:alert/,
  ],
  [
    'a text in the letters of another language',
    { 'our-teams.yaml': ownPageWith().replace('heading: A page', 'heading: من نحن') },
    /line 4: field "heading": expected words in the letters of this language \(Latin\), found "من نحن"/,
  ],
  [
    'a Markdown text in the letters of another language',
    { 'our-teams.yaml': ownPageWith('Words.\n\nНаша команда') },
    /our-teams\.yaml, line \d+: field "blocks › 1 › text": expected words in the letters of this language/,
  ],
] as const) {
  test(`refuses ${what}`, async () => {
    assert.match(await errorFor(files), expected);
  });
}

test('accepts untranslated words in a draft', async () => {
  const draft = ownPageWith('من نحن', { publish: false });
  assert.equal(await errorFor({ 'our-teams.yaml': draft }), '');
});

test('reports the mistakes of all pages at once', async () => {
  const message = await errorFor({
    'one.yaml': '',
    'Two.yaml': ownPageWith(),
    'three.yaml': ownPageWith('# x'),
  });
  assert.match(message, /^3 things in content\/ must be corrected/);
});
