import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { z } from 'zod';
import { fieldAt, fieldOf, valueAt } from '#content/fields';
import { dateEntries } from '#site/features/dates/schema.ts';
import { FAQS_FILE } from '#site/pages';
import { withIds } from './ids.ts';
import { storedData } from './stored-data.ts';

const all = () => true;

const itemOf = (schema: z.ZodType, list: string) =>
  fieldAt(fieldOf(schema), [list, 0], {}) ?? fieldOf(undefined);
const QUESTION = itemOf(FAQS_FILE.schema, 'questions');
const DATE = itemOf(dateEntries, 'dates');

const idsOf = (items: readonly unknown[]) => items.map((item) => valueAt(item, ['id']));
const idsFor = (...questions: string[]) =>
  idsOf(
    withIds(
      questions.map((question) => ({ id: '', question })),
      QUESTION,
      all,
    ),
  );

test('the id of a question is made from its words, in letters of an address', () => {
  assert.deepEqual(
    idsFor('May I bring my choir?', 'Ọjọ́ Ìsinmi?', '2027: what changes?', 'من نحن؟'),
    ['may-i-bring-my-choir', 'ojo-isinmi', 'what-changes', 'question'],
  );
  const [long = ''] = idsFor('What is there to be done '.repeat(6));
  assert.match(String(long), /^what-is-there-to-be-done(-[a-z]+)*$/);
  assert.ok(String(long).length <= 50);
});

test('an id stays whatever becomes of its question, and two questions never share one', () => {
  const items = [
    { id: 'is-it-free', question: 'What does it cost?' },
    { question: 'Is it free?' },
    { id: 'is-it-free', question: 'A copy' },
  ];
  assert.deepEqual(idsOf(withIds(items, QUESTION, all)), [
    'is-it-free',
    'is-it-free-no-2',
    'a-copy',
  ]);
});

test('the id of a question is none that its page has', () => {
  assert.deepEqual(idsFor('Languages?', 'Contact', 'Footer links?', 'Footer links?'), [
    'languages-no-2',
    'contact-no-2',
    'about-footer-links',
    'about-footer-links-no-2',
  ]);
});

test('the id of a date is none that its page has, nor one of a date that repeats', () => {
  const items = [
    { id: 'open-evening', title: 'Open evening', repeats: 'weekly 6 times' },
    { title: 'Open evening' },
    { title: 'Next' },
  ];
  assert.deepEqual(idsOf(withIds(items, DATE, all)), [
    'open-evening',
    'open-evening-no-2',
    'next-no-2',
  ]);
  for (const item of withIds(items, DATE, all)) {
    const id = valueAt(item, ['id']);
    const entry = { id, title: 'A', start: '2027-03-12' };
    assert.ok(dateEntries.safeParse({ dates: [entry] }).success, String(id));
  }
});

test('an id that nobody has seen yet follows the words of its item', () => {
  const questions = [
    { id: 'is-it-free', question: 'Does it cost much?' },
    { id: 'w', question: 'What is it?' },
    { id: 'what-is-it', question: 'What is it?' },
  ];
  const isKept = (id: string) => id === 'is-it-free';
  assert.deepEqual(
    valueAt(storedData({ questions }, fieldOf(FAQS_FILE.schema), { isKept }), ['questions']),
    [
      questions[0],
      { id: 'what-is-it', question: 'What is it?' },
      { id: 'what-is-it-no-2', question: 'What is it?' },
    ],
  );
});
