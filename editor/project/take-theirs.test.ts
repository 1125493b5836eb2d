import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { mergeTexts } from '../files/merge-texts.ts';
import { dataIn, questionsIn, textOf } from '../../tests/editor/project.ts';
import { takeTheirs } from './take-theirs.ts';

const FAQS = 'content/en/faqs.yaml';
const BEFORE = textOf(FAQS);

type Question = ReturnType<typeof questionsIn>[number];
/** The file with other questions. */
const changed = (change: (questions: Question[]) => Question[]) =>
  stringify({ ...dataIn(BEFORE), questions: change(questionsIn(BEFORE)) });
/** What becomes of both once theirs is taken wherever both have changed the same. */
function taken(ours: string, theirs: string): Question[] {
  const { conflicts } = mergeTexts(FAQS, BEFORE, ours, theirs);
  assert.equal(conflicts.length, 1);
  const decided = mergeTexts(FAQS, BEFORE, takeTheirs(FAQS, ours, theirs, conflicts), theirs);
  assert.deepEqual(decided.conflicts, []);
  return questionsIn(decided.text ?? '');
}
const reworded = (all: Question[], at: number, question: string) =>
  all.map((one, index) => (index === at ? { ...one, question } : one));

test('takes their words of a field; everything else stays ours', () => {
  const ours = changed((all) => reworded(reworded(all, 0, 'Our words?'), 1, 'Ours alone?'));
  const theirs = changed((all) => reworded(all, 0, 'Their words?'));
  const found = taken(ours, theirs).map(({ question }) => question);
  assert.deepEqual(found.slice(0, 2), ['Their words?', 'Ours alone?']);
});

test('takes an item back that we removed and they changed, where they have it', () => {
  const ours = changed((all) => all.toSpliced(1, 1));
  const theirs = changed((all) => reworded(all, 1, 'Their words?'));
  assert.deepEqual(taken(ours, theirs), questionsIn(theirs));
});

test('gives up an item that they removed and we changed', () => {
  const ours = changed((all) => reworded(all, 1, 'Our words?'));
  const theirs = changed((all) => all.toSpliced(1, 1));
  assert.deepEqual(taken(ours, theirs), questionsIn(theirs));
});

test('takes their order where both have moved items', () => {
  const ours = changed((all) => [...all.slice(1), ...all.slice(0, 1)]);
  const theirs = changed((all) => all.toReversed());
  assert.deepEqual(taken(ours, theirs), questionsIn(theirs));
});
