import assert from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import { test } from 'node:test';
import { MODEL } from '#site/features.ts';
import { folderWith } from '../../../tests/support/folder-with.ts';
import { problemLine } from '../reading/content-error.ts';
import { decodeText, outsideProblems, readProject } from './read-project.ts';

const FILE = 'content/organisation.yaml';

function problemWith(bytes: Uint8Array): string {
  const [, problem] = decodeText(bytes, FILE);
  return problem ? problemLine(problem) : '';
}

test('reads UTF-8 without its byte order mark', () => {
  assert.deepEqual(decodeText(new TextEncoder().encode('\ufeffname: Ọ̀ṣun'), FILE), ['name: Ọ̀ṣun']);
});

test('refuses Windows-1252, with the first affected line', () => {
  const bytes = Buffer.from('name: Haven\ncaption: Café\n', 'latin1');
  assert.match(
    problemWith(bytes),
    /organisation\.yaml, line 2: The file is not saved as UTF-8.*"caption: Café"/,
  );
});

test('tells of a link that leads nowhere instead of stopping at it', () => {
  const root = folderWith({ 'content/en/site.yaml': 'skipLink: Skip\n' });
  symlinkSync('nowhere', new URL('content/en/offer.yaml', root));
  const [problem, ...others] =
    readProject(MODEL, root).checkedData('content/en/offer.yaml').problems ?? [];
  assert.match(problem?.message ?? '', /^This file cannot be opened/);
  assert.deepEqual(others, []);
});

test('leaves out what systems and programs put into folders', () => {
  const named = [
    'en/desktop.ini',
    'en/more/Thumbs.db',
    '@eaDir/site.yaml',
    'lost+found/a',
    'Icon\r',
  ];
  const files = named.map((name) => [`content/${name}`, ''] as const);
  const root = folderWith({ ...Object.fromEntries(files), 'content/en/site.yaml': '' });
  const paths = readProject(MODEL, root)
    .files()
    .map(({ path }) => path);
  assert.deepEqual(paths, ['content/en/site.yaml']);
});

test('refuses a link to something outside of content/, as the editor does', () => {
  const root = folderWith({ 'content/en/offer.yaml': '', 'secret/site.yaml': 'skipLink: Skip\n' });
  symlinkSync('../../secret/site.yaml', new URL('content/en/site.yaml', root));
  symlinkSync('offer.yaml', new URL('content/en/faqs.yaml', root));
  const [problem, ...others] = outsideProblems(root);
  assert.equal(problem?.file, 'content/en/site.yaml');
  assert.match(problem.message, /^This file is a link to something outside of content\//);
  assert.deepEqual(others, []);
});
