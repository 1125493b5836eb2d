import { MODEL } from '../../features.ts';
import { fieldNames } from '../reading/content-error.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareFile } from '../languages/compare-file.ts';
import type { Translation } from '../languages/translations.ts';
import { Project } from '../project/project.ts';
import { findTranslationRows, summaryRow } from './find-translation-rows.ts';

const PATH = 'pages/home.yaml';
const ENGLISH =
  'hero:\n  lead: Music is more than music to all of us\n  badge: First\n  headline:\n    - One\n    - Two\n';
const FRENCH =
  'hero:\n  lead: La musique est plus que la musique\n  badge: Premier\n  headline:\n    - Un\n    - Deux\n';

const fileAt = (path: string, text: string) => new Project(MODEL, [[path, text]]).fileOrEmpty(path);

const fileOf = (inside: string, english: string, text: string, isOutdated = false) => {
  const path = `content/fr/${inside}`;
  const original = fileAt(`content/en/${inside}`, english);
  return { path, texts: compareFile(fileAt(path, text), original), isOutdated };
};

const translation = (french: string, change: Partial<Translation> = {}): Translation => ({
  project: new Project(MODEL, [[`content/fr/${PATH}`, french]]),
  code: 'fr',
  isPublished: false,
  files: [fileOf(PATH, ENGLISH, french)],
  nativeReview: '2026-01-05',
  ...change,
});

const rows = (...values: Parameters<typeof translation>) =>
  findTranslationRows(translation(...values));

const OUTDATED = { files: [fileOf(PATH, ENGLISH, FRENCH, true)] };

test('a language that is whole and reviewed has no row; until a native speaker has read it, it has one', () => {
  assert.deepEqual(rows(FRENCH), []);
  const [row, ...others] = rows(FRENCH, { nativeReview: undefined });
  assert.deepEqual(others, []);
  assert.equal(`${row?.file} ${row && fieldNames(row)}`, 'content/fr/language.yaml nativeReview');
  assert.equal(row?.severity, 'advice');
  const published = { nativeReview: undefined, isPublished: true };
  assert.equal(rows(FRENCH, published)[0]?.severity, 'blocker');
});

test('texts that are missing are counted by file, with the first of them', () => {
  const [row] = rows('hero:\n  badge:\n');
  assert.equal(row?.today, 'Words are missing, so French (fr) cannot be published.');
  assert.equal(
    `${row.file}:${row.line} ${fieldNames(row)}`,
    'content/fr/pages/home.yaml:2 hero › badge and 3 more',
  );
});

test('a line of a list that a published language lacks is advice: its pages are shown without it', () => {
  const [row, ...others] = rows(FRENCH.replace('    - Deux\n', ''), {
    isPublished: true,
  });
  assert.deepEqual(others, []);
  assert.equal(row?.severity, 'advice');
  assert.match(row.today, /has more here; pages in French \(fr\) are shown without it/);
  assert.equal(`${row.line} ${fieldNames(row)}`, '4 hero › headline › 2');
});

test('reports a file whose original has changed', () => {
  const [row, ...others] = rows(FRENCH, { ...OUTDATED, isPublished: true });
  assert.deepEqual(others, []);
  assert.match(row?.today ?? '', /first language has changed since/);
  assert.equal(`${row?.severity} ${row?.file}:${row?.line}`, `blocker content/fr/${PATH}:1`);
});

/** The texts of a file that are reported as left in the first language. */
function leftIn(path: string, text: string): string[] {
  const file = fileOf(path, text, text);
  return findTranslationRows(translation(FRENCH, { files: [file] })).map(
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
  const row = summaryRow(translation(FRENCH, { ...OUTDATED, nativeReview: undefined }));
  assert.equal(row.severity, 'advice');
  assert.equal(
    row.today,
    'French (fr) is not published: files whose original has changed: 1; not yet checked by a native speaker.',
  );
  assert.match(summaryRow(translation(FRENCH)).today, /it is ready/);
});
