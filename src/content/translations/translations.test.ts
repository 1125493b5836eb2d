import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MODEL } from '#site/features.ts';
import { Project } from '../project/project.ts';
import { compareWithOriginal } from './compare-file.ts';
import {
  compareLanguage,
  completeRecord,
  isOutdated,
  parseRecord,
  recordPath,
  recordText,
  recordWith,
} from './translations.ts';

const fileAt = (path: string, text: string) => new Project(MODEL, [[path, text]]).fileOrEmpty(path);
const compare = (file: string, source: string, own: string) =>
  compareWithOriginal(fileAt(`content/fr/${file}`, own), fileAt(`content/en/${file}`, source));

/** The gaps of a translation, by the path of the field. */
const gapsOf = (file: string, source: string, own: string) =>
  compare(file, source, own).flatMap(({ path, gap }) => (gap ? [`${path.join('.')} ${gap}`] : []));

const HOME = 'pages/home.yaml';
const home = (badge: string) => `hero:\n  badge: ${badge}\n`;
const inFrench = `content/fr/${HOME}`;
const project = (english: string, french: string, record = {}) =>
  new Project(MODEL, [
    [`content/en/${HOME}`, english],
    [inFrench, french],
    [recordPath('fr'), recordText(record)],
  ]);

test('a file is outdated after a change of the words of the first language, until it is said to be right', () => {
  const record = completeRecord(project(home('First'), home('Premier')), 'fr');
  assert.deepEqual(Object.keys(record), [HOME]);
  const isOutdatedIn = (one: Project) => isOutdated(one, one.fileOrEmpty(inFrench));
  assert.ok(!isOutdatedIn(project(`# Remark\n${home('First')}`, home('Premier'), record)));
  const changed = project(home('Changed'), home('Premier'), record);
  assert.ok(isOutdatedIn(changed));
  // Nothing is translated yet.
  assert.deepEqual(completeRecord(changed, 'fr'), record);
  const accepted = recordWith(changed, changed.fileOrEmpty(inFrench), record);
  assert.ok(!isOutdatedIn(project(home('Changed'), home('Premier'), accepted)));
  assert.ok(!isOutdatedIn(project(home('Changed'), home('Premier'))));
});

test('finds items by their ids, and items without one by their kind and place', () => {
  const question = (id: string) => `  - id: ${id}\n    question: ${id}?\n    answer: ${id}.\n`;
  const faqs = (...ids: string[]) => `heading: H\nquestions:\n${ids.map(question).join('')}`;
  assert.deepEqual(gapsOf('faqs.yaml', faqs('a', 'c', 'b'), faqs('b', 'a')).slice(-2), [
    'questions.2.question missing',
    'questions.2.answer missing',
  ]);
  const text = (words: string) => `  - block: text\n    text: ${words}\n`;
  const page = (...blocks: string[]) => `title: T\nblocks:\n${blocks.join('')}`;
  const texts = compare(
    'more/team.yaml',
    page(text('One'), '  - block: join\n    heading: Join\n', text('Two')),
    page(text('Un'), '  - block: join\n    heading: Rejoindre\n'),
  );
  assert.deepEqual(
    texts.slice(1).map(({ source, translated: own }) => [source, own]),
    [
      ['One', 'Un'],
      ['Join', 'Rejoindre'],
      ['Two', undefined],
    ],
  );
});

test('reports no gap for a page of one language, and compares a renamed page with its original', () => {
  const words = (text: string, more = '') =>
    `${more}heading: ${text}\nblocks:\n  - block: text\n    text: ${text}\n`;
  const pages = new Project(MODEL, [
    ['content/en/more/our-teams.yaml', words('Teams')],
    ['content/en/more/only-english.yaml', words('Only')],
    ['content/fr/more/nos-equipes.yaml', words('Équipes', 'translates: /our-teams\n')],
  ]);
  assert.deepEqual(
    compareLanguage(pages, 'fr').flatMap(({ texts }) =>
      texts.map(({ translated: own, gap }) => [own, gap]),
    ),
    [
      ['Équipes', undefined],
      ['Équipes', undefined],
    ],
  );
  assert.deepEqual(Object.keys(completeRecord(pages, 'fr')), ['more/nos-equipes.yaml']);
});

test('reads a record as it was written, and an unreadable one as empty', () => {
  const record = { 'faqs.yaml': 5, [HOME]: 7 };
  assert.deepEqual(parseRecord(recordText(record)), record);
  assert.deepEqual(parseRecord('{'), {});
});
