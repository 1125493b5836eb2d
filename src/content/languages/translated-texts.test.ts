import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTranslationRows } from '../../../scripts/launch/find-translation-rows.ts';
import { renewed, textsOf, type Record } from './translated-texts.ts';
import type { Translation } from './translations.ts';

const ENGLISH =
  'hero:\n  lead: Music is more than music to all of us\n  badge: First\nids:\n  - id: a\n    text: One\n';
const FRENCH =
  'hero:\n  lead: La musique est plus que la musique\n  badge: Premier\nids:\n  - id: a\n    text: Un\n';

const texts = (text: string) => new Map(textsOf('pages/home.yaml', text));
const NOTHING: Record = new Map();

function rows(english: string, french: string, record: Record, change: Partial<Translation> = {}) {
  return findTranslationRows({
    code: 'fr',
    isPublished: false,
    source: texts(english),
    texts: texts(french),
    record,
    nativeReview: '2026-01-05',
    ...change,
  });
}

test('a language that is whole and reviewed has no row; until a native speaker has read it, it has one', () => {
  const record = renewed(texts(ENGLISH), texts(FRENCH), NOTHING);
  assert.deepEqual(rows(ENGLISH, FRENCH, record), []);
  const [row, ...others] = rows(ENGLISH, FRENCH, record, { nativeReview: undefined });
  assert.deepEqual(others, []);
  assert.equal(`${row?.file} ${row?.field}`, 'content/fr/language.yaml nativeReview');
  assert.equal(row?.severity, 'advice');
  const published = { nativeReview: undefined, isPublished: true };
  assert.equal(rows(ENGLISH, FRENCH, record, published)[0]?.severity, 'blocker');
});

test('texts that are missing are counted by file, with the first of them', () => {
  const [row] = rows(ENGLISH, 'hero:\n  badge:\nids: []\n', NOTHING);
  assert.match(row?.today ?? '', /missing/);
  assert.equal(`${row?.file} ${row?.field}`, 'content/fr/pages/home.yaml hero › lead and 2 more');
});

test('a text that nobody touched since the first language changed is told until somebody does', () => {
  const changed = ENGLISH.replace('First', 'The very first');
  const before = renewed(texts(ENGLISH), texts(FRENCH), NOTHING);
  // Written down again without a new translation it stays what it was.
  const record = renewed(texts(changed), texts(FRENCH), before);
  const [row, ...others] = rows(changed, FRENCH, record);
  assert.deepEqual(others, []);
  assert.match(row?.today ?? '', /says something else by now/);
  assert.equal(
    `${row?.file}:${row?.line} ${row?.field}`,
    'content/fr/pages/home.yaml:3 hero › badge',
  );
  const touched = FRENCH.replace('Premier', 'Le tout premier');
  assert.deepEqual(rows(changed, touched, record), []);
  assert.deepEqual(rows(changed, touched, renewed(texts(changed), texts(touched), record)), []);
});

test('a sentence left in the first language is told, a name is not', () => {
  const [row, ...others] = rows(ENGLISH, ENGLISH, NOTHING);
  assert.deepEqual(others, []);
  assert.match(row?.today ?? '', /not translated/);
  assert.equal(row?.field, 'hero › lead');
});

test('a page of the team’s own that another language has not is no gap; its kinds of blocks and files are no words', () => {
  const page = 'title: A page\nblocks:\n  - block: text\n    file: a.jpg\n    text: Words\n';
  const source = new Map(textsOf('more/team.yaml', page));
  assert.deepEqual(
    [...source.keys()],
    ['more/team.yaml title', 'more/team.yaml blocks › 1 › text'],
  );
  assert.deepEqual(rows('', '', NOTHING, { source, texts: new Map() }), []);
  const record = renewed(source, source, NOTHING);
  const changed = new Map(textsOf('more/team.yaml', page.replace('Words', 'New words')));
  const [row] = rows('', '', record, { source: changed, texts: source });
  assert.equal(row?.file, 'content/fr/more/team.yaml');
});
