import assert from 'node:assert/strict';
import { test } from 'node:test';
import { questionsIn, textsIn, textOf } from '../../tests/editor/project.ts';
import { pathOf } from '../files/model.ts';
import { neededPart, stepNow, stepsOf } from './round.ts';

const FAQS = pathOf('faqs', 'en');
const FRENCH = pathOf('faqs', 'fr');
const QUESTION = '  - id: may-i-sing\n    question: May I sing along?\n    answer: Yes, you may.\n';
const whole = textsIn(['en', 'fr']);
const texts = whole.with(FAQS, `${textOf(FAQS).trimEnd()}\n${QUESTION}`);

test('goes through what is left, and nothing else', () => {
  assert.deepEqual(stepsOf(whole, 'fr'), []);
  assert.deepEqual(
    stepsOf(texts, 'fr').map(({ path, gap, source }) => [path, gap, source]),
    [
      [FRENCH, 'absent', 'May I sing along?'],
      [FRENCH, 'absent', 'Yes, you may.'],
    ],
  );
  assert.deepEqual(stepsOf(texts, 'en'), []);
});

test('begins an item that a language lacks with what both have, wherever it stands by then', () => {
  const [question, answer] = stepsOf(texts, 'fr');
  assert.ok(question && answer);
  // Somebody begins with the answer.
  const item = neededPart(texts, FRENCH, stepNow(texts, answer));
  assert.deepEqual(item?.value, { id: 'may-i-sing' });
  assert.deepEqual(item.keys, answer.keys.slice(0, -1));
  const questions = questionsIn(textOf(FRENCH));
  assert.equal(item.keys.at(-1), questions.length);
  const begun = texts.with(
    FRENCH,
    `${textOf(FRENCH).trimEnd()}\n  - id: may-i-sing\n    answer: Oui, avec joie.\n`,
  );
  const now = stepNow(begun, question);
  assert.deepEqual(now.keys, ['questions', questions.length, 'question']);
  assert.equal(neededPart(begun, FRENCH, now), undefined);
  assert.equal(stepNow(begun, answer).own, 'Oui, avec joie.');
});

test('begins a group that a language lacks with what both have', () => {
  const [home, inFrench] = [pathOf('home', 'en'), pathOf('home', 'fr')];
  const group = 'dates:\n  heading: Next dates\n  most: 3\n  page: /contact-us\n';
  const grown = whole.with(home, `${textOf(home)}${group}`);
  const [heading] = stepsOf(grown, 'fr');
  assert.ok(heading);
  assert.deepEqual(neededPart(grown, inFrench, stepNow(grown, heading)), {
    keys: ['dates'],
    value: { most: 3, page: '/contact-us' },
  });
});
