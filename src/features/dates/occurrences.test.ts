import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translatedDates } from './translated-dates.ts';
import { chosenDates, occurrencesOf } from './occurrences.ts';

const date = (id: string, start: string, more: object = {}) => ({ id, title: id, start, ...more });
const EVENING = { end: '2027-03-12 20:00', zone: 'Africa/Lagos', topic: 'meeting' };
const DATES = [
  date('evening', '2027-03-12 18:00', EVENING),
  date('day', '2027-03-12'),
  date('open', '2027-03-12 18:00', { zone: 'Africa/Cairo' }),
  date('month', '2027-02'),
];
const at = (iso: string, choice = {}) => {
  const { ahead, past } = chosenDates({ dates: DATES, now: Date.parse(iso) }, choice);
  return [ahead.flat().map(({ id }) => id), past.map(({ id }) => id)];
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
  const series = date('weekly', '2027-03-01', { repeats: 'weekly 3 times' });
  const now = Date.parse('2027-03-05T00:00Z');
  const { ahead, past } = chosenDates({ dates: [...DATES, series], now }, { most: 2 });
  assert.deepEqual(
    ahead.map((times) => times.map(({ id }) => id)),
    [['weekly-2', 'weekly-3'], ['day']],
  );
  assert.deepEqual(
    past.map(({ id }) => id),
    ['weekly', 'month'],
  );
});

test('shows a date in the editor once it is complete', () => {
  const halves = [date('a', '2027-0'), date('b', '2027-03-12 18:00', { zone: 'Africa/L' })];
  assert.deepEqual(occurrencesOf(halves), []);
});

test('takes facts from the first language, and words where they are translated', () => {
  const [evening, day] = translatedDates(
    DATES.slice(0, 2),
    [{ id: 'evening', title: 'Soirée' }],
    'en',
  );
  assert.deepEqual(evening, { ...DATES[0], title: 'Soirée', text: undefined });
  assert.deepEqual(day, { ...DATES[1], language: 'en' });
});
