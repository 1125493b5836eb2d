import { MODEL } from '../../features.ts';
import { fieldNames } from '../reading/content-error.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareFile } from '../languages/translation-state.ts';
import { renewedRecord, type TranslationRecord } from '../languages/record.ts';
import type { Translation } from '../languages/translations.ts';
import { Project } from '../project/project.ts';
import { findTranslationRows, summaryRow } from './find-translation-rows.ts';

const PATH = 'pages/home.yaml';
const ENGLISH =
  'hero:\n  lead: Music is more than music to all of us\n  badge: First\n  headline:\n    - One\n    - Two\n';
const FRENCH =
  'hero:\n  lead: La musique est plus que la musique\n  badge: Premier\n  headline:\n    - Un\n    - Deux\n';
const NOTHING: TranslationRecord = new Map();

const fileAt = (path: string, text: string) => new Project(MODEL, [[path, text]]).fileOrEmpty(path);

const fileOf = (path: string, english: string, text: string, record: TranslationRecord) => ({
  path,
  texts: compareFile(
    fileAt(`content/fr/${path}`, text),
    fileAt(`content/en/${path}`, english),
    record,
  ),
});

const translation = (
  english: string,
  french: string,
  record: TranslationRecord,
  change: Partial<Translation> = {},
): Translation => ({
  project: new Project(MODEL, [[`content/fr/${PATH}`, french]]),
  code: 'fr',
  isPublished: false,
  files: [fileOf(PATH, english, french, record)],
  record,
  nativeReview: '2026-01-05',
  ...change,
});

const rows = (...values: Parameters<typeof translation>) =>
  findTranslationRows(translation(...values));

const RECORD = renewedRecord(fileOf(PATH, ENGLISH, FRENCH, NOTHING).texts, NOTHING);

test('a language that is whole and reviewed has no row; until a native speaker has read it, it has one', () => {
  assert.deepEqual(rows(ENGLISH, FRENCH, RECORD), []);
  const [row, ...others] = rows(ENGLISH, FRENCH, RECORD, { nativeReview: undefined });
  assert.deepEqual(others, []);
  assert.equal(`${row?.file} ${row && fieldNames(row)}`, 'content/fr/language.yaml nativeReview');
  assert.equal(row?.severity, 'advice');
  const published = { nativeReview: undefined, isPublished: true };
  assert.equal(rows(ENGLISH, FRENCH, RECORD, published)[0]?.severity, 'blocker');
});

test('texts that are missing are counted by file, with the first of them', () => {
  const [row] = rows(ENGLISH, 'hero:\n  badge:\n', NOTHING);
  assert.equal(row?.today, 'Words are missing, so French (fr) cannot be published.');
  assert.equal(
    `${row.file}:${row.line} ${fieldNames(row)}`,
    'content/fr/pages/home.yaml:2 hero › badge and 3 more',
  );
});

test('a line of a list that a published language lacks is advice: its pages are shown without it', () => {
  const [row, ...others] = rows(ENGLISH, FRENCH.replace('    - Deux\n', ''), RECORD, {
    isPublished: true,
  });
  assert.deepEqual(others, []);
  assert.equal(row?.severity, 'advice');
  assert.match(row.today, /has more here; pages in French \(fr\) are shown without it/);
  assert.equal(`${row.line} ${fieldNames(row)}`, '4 hero › headline › 2');
});

test('reports a text whose original has changed, with its line', () => {
  const [row, ...others] = rows(ENGLISH.replace('First', 'The very first'), FRENCH, RECORD);
  assert.deepEqual(others, []);
  assert.match(row?.today ?? '', /first language has changed since/);
  assert.equal(
    `${row?.file}:${row?.line} ${row && fieldNames(row)}`,
    'content/fr/pages/home.yaml:3 hero › badge',
  );
});

/** The texts of a file that are reported as left in the first language. */
function leftIn(path: string, text: string): string[] {
  const file = fileOf(path, text, text, NOTHING);
  return findTranslationRows(translation(ENGLISH, FRENCH, RECORD, { files: [file] })).map(
    (row) => (assert.match(row.today, /not translated/), fieldNames(row)),
  );
}

test('reports a title left in the first language, even with a name in it', () => {
  assert.deepEqual(leftIn(PATH, 'title: "{organisation} – Beyond Music"\n'), ['title']);
  assert.deepEqual(leftIn(PATH, ENGLISH), ['hero › lead']);
});

test('does not report names, addresses and words that two languages share', () => {
  const people = '  - block: people\n    people:\n      - name: Ada Example Lovelace\n';
  assert.deepEqual(leftIn('more/our-teams.yaml', `blocks:\n${people}        role: Our head\n`), [
    'blocks › 1 › people › 1 › role',
  ]);
  assert.deepEqual(leftIn('pages/contact-us.yaml', 'form:\n  message: Message\n'), []);
  assert.deepEqual(leftIn('delivery.yaml', 'fieldLine: "{field}: {value}"\n'), []);
  assert.deepEqual(leftIn('delivery.yaml', 'errors:\n  emailWrong: such as name@example.com\n'), [
    'errors › emailWrong',
  ]);
});

test('a language that nobody sees is one row', () => {
  const changed = ENGLISH.replace('First', 'The very first');
  const row = summaryRow(translation(changed, FRENCH, RECORD, { nativeReview: undefined }));
  assert.equal(row.severity, 'advice');
  assert.equal(
    row.today,
    'French (fr) is not published: texts whose original has changed: 1; not yet checked by a native speaker.',
  );
  assert.match(summaryRow(translation(ENGLISH, FRENCH, RECORD)).today, /it is ready/);
});
