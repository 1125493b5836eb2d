import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDay } from './format-day.ts';

// A time zone west of Greenwich, where midnight UTC is still the day before.
process.env['TZ'] = 'America/New_York';

test('formats a day for its language, independent of the time zone', () => {
  assert.equal(formatDay('2027-06-05', 'en'), 'June 5, 2027');
  assert.equal(formatDay('2027-06-05', 'en-NG'), '5 June 2027');
  assert.equal(formatDay('2027-01-01', 'fr'), '1 janvier 2027');
});

test('returns an incomplete day unchanged', () => {
  for (const typed of ['', '2027-', '2027-06-', 'soon'])
    assert.equal(formatDay(typed, 'en'), typed);
});
