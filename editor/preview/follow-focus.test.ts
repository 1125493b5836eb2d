import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparable, textsFor } from './follow-focus.ts';

const FORM = {
  hero: { badge: 'A community', lead: '' },
  questions: [
    { id: 'one', question: 'What is it?', answer: 'Much' },
    {
      id: 'two',
      question: 'May **I** come?',
      answer: 'Yes.\n\n- With [us](/donate), “{organisation}” of course',
    },
    { question: '', answer: '' },
  ],
};
const texts = (keyPath: string) => [...textsFor(FORM, keyPath)];

test('finds a field by its own text, as pages write it', () => {
  assert.deepEqual(texts('questions.1.answer').slice(0, 3), ['of course', 'with us,', 'yes.']);
  assert.equal(comparable('May **I** come—“now”?'), comparable('May I come - "now"?'));
});

test('finds an empty field by its neighbours, or by the item before it', () => {
  assert.equal(texts('hero.lead')[0], 'a community');
  assert.deepEqual(texts('questions.2.question').slice(0, 2), ['not whole yet', 'may i come?']);
  assert.equal(texts('questions.0.picture')[0], 'what is it?');
});
