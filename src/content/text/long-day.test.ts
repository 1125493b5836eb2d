import assert from 'node:assert/strict';
import { test } from 'node:test';
import { longDay } from './long-day.ts';

// West of Greenwich the day begins while it is still the day before.
process.env['TZ'] = 'America/New_York';

test('a day is written as its readers write it, and stays the same day everywhere', () => {
  assert.equal(longDay('2027-06-05', 'en'), 'June 5, 2027');
  assert.equal(longDay('2027-06-05', 'en-NG'), '5 June 2027');
  assert.equal(longDay('2027-01-01', 'fr'), '1 janvier 2027');
});

test('what is no day, such as one that is still being typed, stays as it is', () => {
  for (const typed of ['', '2027-', '2027-06-', 'soon']) assert.equal(longDay(typed, 'en'), typed);
});
