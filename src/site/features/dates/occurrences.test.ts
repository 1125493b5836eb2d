import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Content } from '#content/project';
import { selectDates, occurrencesOf } from './occurrences.ts';
import { dateEntries as schema } from './schema.ts';

const date = (id: string, start: string, more: object = {}) => ({ id, title: id, start, ...more });
const EVENING = { end: '2027-03-12 20:00', zone: 'Africa/Lagos', topic: 'meeting' };
const read = (...dates: object[]) => schema.parse({ dates }).dates;
const EXAMPLES = read(
  date('evening', '2027-03-12 18:00', EVENING),
  date('day', '2027-03-12'),
  date('open', '2027-03-12 18:00', { zone: 'Africa/Cairo' }),
  date('month', '2027-02'),
);
/** The content of a page in English that is made at an instant. */
const contentOf = (dates: readonly object[], now = 0) =>
  ({ code: 'en', languages: [], now, of: () => ({ dates }) }) as unknown as Content;
const at = (iso: string, choice = {}) => {
  const { future, past } = selectDates(contentOf(EXAMPLES, Date.parse(iso)), choice);
  return [future.flat().map(({ id }) => id), past.map(({ id }) => id)];
};

test('sorts future dates forwards, then past dates backwards', () => {
  assert.deepEqual(at('2027-02-01T00:00Z'), [['month', 'day', 'open', 'evening'], []]);
  assert.deepEqual(at('2027-03-12T18:59Z'), [['day', 'open', 'evening'], ['month']]);
  // Without an end, a time is over at the end of its day; a day is over when it has ended
  // everywhere, twelve hours behind UTC.
  assert.deepEqual(at('2027-03-12T19:00Z'), [
    ['day', 'open'],
    ['evening', 'month'],
  ]);
  assert.deepEqual(at('2027-03-12T22:00Z'), [['day'], ['evening', 'open', 'month']]);
  assert.deepEqual(at('2027-03-13T11:59Z')[0], ['day']);
  assert.deepEqual(at('2027-03-13T12:00Z')[0], []);
});

test('shows only the topic and the number that a block asks for', () => {
  assert.deepEqual(at('2027-01-01T00:00Z', { topic: 'meeting' }), [['evening'], []]);
  assert.deepEqual(at('2027-01-01T00:00Z', { most: 2 }), [['month', 'day'], []]);
});

test('counts a series once, with its times in order', () => {
  const [series = assert.fail()] = read(
    date('weekly', '2027-03-01', { repeats: 'weekly 3 times' }),
  );
  const now = Date.parse('2027-03-05T00:00Z');
  const { future, past } = selectDates(contentOf([...EXAMPLES, series], now), { most: 2 });
  assert.deepEqual(
    future.map((times) => times.map(({ id }) => id)),
    [['weekly_2', 'weekly_3'], ['day']],
  );
  assert.deepEqual(
    past.map(({ id }) => id),
    ['weekly', 'month'],
  );
});

test('shows in the editor each date that is complete, whatever is wrong with others', () => {
  const typed = [
    date('a', '2027-0'),
    date('b', '2027-03-12 18:00', { zone: 'Africa/L' }),
    date('c', '2027-03-12'),
  ];
  assert.deepEqual(
    occurrencesOf(contentOf(typed)).map(({ id }) => id),
    ['c'],
  );
});

test('takes facts from the first language, and words where they are translated', () => {
  const content = {
    ...contentOf([{ id: 'evening', title: 'Soirée' }]),
    code: 'fr',
    languages: [{ code: 'en' }],
    inFirst: () => ({ dates: EXAMPLES.slice(0, 2) }),
  };
  const [day, evening] = occurrencesOf(content as unknown as Content).map(({ date }) => date);
  const unchanged = { place: undefined, status: undefined };
  assert.deepEqual(evening, { ...EXAMPLES[0], ...unchanged, title: 'Soirée', text: undefined });
  assert.deepEqual(day, { ...EXAMPLES[1], ...unchanged, language: 'en' });
});
