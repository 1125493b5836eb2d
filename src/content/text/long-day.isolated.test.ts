import assert from 'node:assert/strict';
import { test } from 'node:test';
import { longDay } from './long-day.ts';

// A time zone west of Greenwich, where midnight UTC is still the day before.
process.env['TZ'] = 'America/New_York';

test('formats a day for its language, independent of the time zone', () => {
  assert.equal(longDay('2027-06-05', 'en'), 'June 5, 2027');
  assert.equal(longDay('2027-06-05', 'en-NG'), '5 June 2027');
  assert.equal(longDay('2027-01-01', 'fr'), '1 janvier 2027');
});

test('returns an incomplete day unchanged', () => {
  for (const typed of ['', '2027-', '2027-06-', 'soon']) assert.equal(longDay(typed, 'en'), typed);
});
