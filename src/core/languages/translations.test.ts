import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseDocument } from 'yaml';
import { Project } from '../project/project.ts';
import { checkYaml } from '../reading/check-yaml.ts';
import { MODEL } from '../../features.ts';
import { compareFile } from './translation-state.ts';
import {
  acceptedRecord,
  readRecord,
  recordText,
  renewedRecord,
  type TranslationRecord,
} from './record.ts';
import { compareLanguage } from './translations.ts';

const NOTHING: TranslationRecord = new Map();

const question = (id: string, words: string) =>
  `  - id: ${id}\n    question: ${words}?\n    answer: ${words}.\n`;
const faqs = (...questions: string[]) => `heading: H\nquestions:\n${questions.join('')}`;
const block = (words: string) => `  - block: text\n    text: ${words}\n`;
const page = (...words: string[]) => `title: T\nblocks:\n${words.map(block).join('')}`;

const fileAt = (path: string, text: string) => new Project(MODEL, [[path, text]]).fileOrEmpty(path);
const compare = (file: string, source: string, own: string, record: TranslationRecord) =>
  compareFile(fileAt(`content/fr/${file}`, own), fileAt(`content/en/${file}`, source), record);

/** The record after a file was translated. */
const recordOf = (file: string, source: string, own: string, before = NOTHING) =>
  renewedRecord(compare(file, source, own, before), before);

/** The gaps of a translation, by path. */
const gapsOf = (file: string, source: string, own: string, record = NOTHING) =>
  compare(file, source, own, record).flatMap(({ path, gap }) =>
    gap ? [`${path.join('.')} ${gap}`] : [],
  );

test('a text is stale after a change of the first language until it is edited', () => {
  const file = 'pages/home.yaml';
  const home = (badge: string) => `hero:\n  badge: ${badge}\n  headline: [One, Two]\n`;
  const isStale = (english: string, french: string, known: TranslationRecord) =>
    gapsOf(file, home(english), home(french), known).includes('hero.badge stale');
  const record = recordOf(file, home('First'), home('Premier'));
  assert.ok(!isStale('First', 'Premier', record));
  assert.ok(isStale('Changed', 'Premier', record));
  // Renewing the record without a new translation keeps the text stale.
  assert.ok(
    isStale('Changed', 'Premier', recordOf(file, home('Changed'), home('Premier'), record)),
  );
  assert.ok(!isStale('Changed', 'Touché', record));
});

test('a translation that is right as it is has no gap any more, until the first language changes', () => {
  const file = 'pages/home.yaml';
  const home = (badge: string) => `hero:\n  badge: ${badge}\n`;
  const gapOf = (source: string, own: string, record: TranslationRecord) =>
    compare(file, source, own, record).find(({ key }) => key.endsWith('badge'));
  for (const [before, source, own] of [
    // The same words in both languages, and a translation of what was changed since.
    [home('Ubuntu na muziki'), home('Ubuntu na muziki'), home('Ubuntu na muziki')],
    [home('First'), home('The first'), home('Premier')],
  ] as const) {
    const known = recordOf(file, before, own);
    const text = gapOf(source, own, known);
    assert.ok(text?.gap);
    const accepted = acceptedRecord(text, known);
    assert.equal(gapOf(source, own, accepted)?.gap, undefined);
    const renewed = readRecord(recordText(recordOf(file, source, own, accepted)));
    assert.equal(gapOf(source, own, renewed)?.gap, undefined);
    assert.equal(gapOf(home('Other words'), own, renewed)?.gap, 'stale');
  }
});

test('a form of words for a number that only the first language has is not missing', () => {
  const arabic = 'days: { two: يومين, few: "{number} أيام", other: "{number} يوم" }';
  const gaps = gapsOf('delivery.yaml', arabic, 'days: { one: 1 jour }');
  assert.deepEqual(
    gaps.filter((gap) => gap.startsWith('days')),
    ['days.other missing'],
  );
});

for (const [what, file, list, one, french] of [
  [
    'questions',
    'faqs.yaml',
    (...items: string[]) => faqs(...items),
    (words: string) => question(words.toLowerCase().slice(0, 1), words),
    (words: string) => question(words.toLowerCase().slice(0, 1), `${words} en français`),
  ],
  [
    'blocks without a name',
    'more/team.yaml',
    (...items: string[]) => page(...items),
    (words: string) => words,
    (words: string) => `${words} en français`,
  ],
] as const) {
  const field = what === 'questions' ? 'answer' : 'text';
  const key = what === 'questions' ? 'questions' : 'blocks';
  const source = list(one('A'), one('B'), one('C'));
  const own = list(french('A'), french('B'), french('C'));
  const record = recordOf(file, source, own);
  const here = (text: string) => text.includes(key) && text.includes(field);
  const states = (first: string, second: string, known = record) =>
    gapsOf(file, first, second, known).filter(here);

  test(`${what}: adding one in both languages keeps a stale one below it stale`, () => {
    const changed = list(one('New'), one('A'), one('Bx'), one('C'));
    const added = list(french('New'), french('A'), french('B'), french('C'));
    assert.deepEqual(states(changed, added), [`${key}.2.${field} stale`]);
    const again = recordOf(file, changed, added, record);
    assert.deepEqual(states(changed, added, again), [`${key}.2.${field} stale`]);
  });

  test(`${what}: one added only in the first language is absent, and none is stale`, () => {
    const changed = list(one('New'), one('A'), one('B'), one('C'));
    assert.deepEqual(states(changed, own), [`${key}.3.${field} absent`]);
  });

  test(`${what}: moving or removing one leaves none stale`, () => {
    assert.deepEqual(states(list(one('C'), one('A'), one('B')), own), []);
    assert.deepEqual(states(list(one('A'), one('C')), own), []);
  });
}

test('reports the same required texts as missing as the build does', () => {
  const files = [...MODEL.files.values()].filter(({ path }) => MODEL.translated.includes(path));
  let count = 0;
  for (const { path: file, schema } of files) {
    const source = readFileSync(new URL(`../../../content/en/${file}`, import.meta.url), 'utf8');
    for (const { path } of compare(file, source, source, NOTHING)) {
      const without = parseDocument(source);
      without.deleteIn(path);
      const own = without.toString();
      const { problems = [] } = checkYaml(own, schema, file);
      const found = compare(file, source, own, NOTHING).flatMap(({ gap }) => gap ?? []);
      assert.deepEqual(
        found.includes('missing'),
        problems.some(({ missing }) => missing),
        `${file} ${path.join(' › ')}: ${found.join()}`,
      );
      count += 1;
    }
  }
  assert.ok(count > 150, String(count));
});

test('reports no gap for a page of one language, and compares a renamed page with its original', () => {
  const words = (text: string, more = '') => `${more}heading: ${text}\nblocks:\n${block(text)}`;
  const textsIn = (english: string, french: string, record = NOTHING) => {
    const project = new Project(MODEL, [
      ['content/en/more/our-teams.yaml', words(english)],
      ['content/en/more/only-english.yaml', words('Only')],
      ['content/fr/more/nos-equipes.yaml', words(french, 'translates: /our-teams\n')],
    ]);
    return compareLanguage(project, 'fr', record).flatMap(({ texts }) => texts);
  };
  assert.deepEqual(
    textsIn('Teams', 'Équipes').map(({ key, gap }) => [key, gap]),
    [
      ['more/nos-equipes.yaml heading', undefined],
      ['more/nos-equipes.yaml blocks › text', undefined],
    ],
  );
  const record = renewedRecord(textsIn('Teams', 'Équipes'), NOTHING);
  assert.deepEqual(
    textsIn('Other teams', 'Équipes', record).map(({ gap }) => gap),
    ['stale', 'stale'],
  );
});

test('reads a record as it was written, and an unreadable one as empty', () => {
  const record = recordOf('more/team.yaml', page('A', 'B'), page('C', 'D'));
  assert.deepEqual(readRecord(recordText(record)), record);
  assert.equal(recordText(record).split('\n').length, record.size + 3);
  assert.deepEqual(readRecord('{'), NOTHING);
});
