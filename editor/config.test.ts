import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EntryCollection, FileCollection } from '@sveltia/cms';
import { editorConfig, openPath } from './config.ts';

const LANGUAGES = [
  { code: 'en', ownName: 'English' },
  { code: 'fr', ownName: 'Français' },
];
const NOWHERE = { name: 'github', repo: 'a/b' } as const;
const collections = (languages: typeof LANGUAGES) =>
  (editorConfig(NOWHERE, 'Editor', languages).collections ?? []) as (
    | FileCollection
    | EntryCollection
  )[];

test('every language has its words and its own pages, facts stand with the first', () => {
  const [words, own, french, frenchOwn, records] = collections(LANGUAGES);
  assert.equal((own as EntryCollection).folder, 'content/en/more');
  assert.equal((frenchOwn as EntryCollection).folder, 'content/fr/more');
  const files = (collection?: FileCollection | EntryCollection) =>
    (collection as FileCollection).files.map((file) => ('file' in file ? file.file : ''));
  assert.ok(files(words).includes('content/organisation.yaml'));
  assert.deepEqual(
    files(french).filter((file) => !file.startsWith('content/fr/')),
    [],
  );
  assert.equal(files(words).length, files(french).length + 2);
  assert.equal(records?.hide, true);
  assert.deepEqual(files(records), ['content/translations/fr.json']);
});

test('where there is one language nothing tells of others', () => {
  assert.deepEqual(
    collections(LANGUAGES.slice(0, 1)).map(({ label }) => label),
    ['Words and facts', 'Pages of your own'],
  );
});

test('in a translation no text has to be filled in', () => {
  const home = (collection: number) => {
    const { files } = collections(LANGUAGES)[collection] as FileCollection;
    return JSON.stringify(files[0]);
  };
  assert.match(home(0), /"name":"badge"[^}]*"required":true,"widget":"string"/);
  assert.doesNotMatch(
    home(2),
    /"required":true,("label_singular":"[^"]*",)?"widget":"(string|text|list)"/,
  );
});

const ADDRESSES = {
  '#/collections/words/entries/home': 'content/en/pages/home.yaml',
  '#/collections/fr-words/entries/fr-home': 'content/fr/pages/home.yaml',
  '#/collections/words/entries/organisation': 'content/organisation.yaml',
  '#/collections/fr-words/entries/fr-biography': 'content/fr/biography.md',
  '#/collections/fr-own/entries/our-teams': 'content/fr/more/our-teams.yaml',
  '#/collections/fr-own/new': 'content/fr/more/',
  '#/collections/fr-words': undefined,
  '': undefined,
};
for (const [hash, path] of Object.entries(ADDRESSES)) {
  test(`the address ${hash || 'of the start'} is that of ${path ?? 'no form'}`, () => {
    assert.equal(openPath(hash, LANGUAGES), path);
  });
}
