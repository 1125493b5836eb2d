import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryName, formatDay } from './format.ts';

// In a time zone west of Greenwich, midnight UTC falls on the day before.
process.env['TZ'] = 'America/New_York';

test('formats a day for its language, independent of the time zone', () => {
  assert.equal(formatDay('2027-06-05', 'en'), 'June 5, 2027');
  assert.equal(formatDay('2027-06-05', 'en-NG'), '5 June 2027');
});

test('writes the first of a month as French does, whatever the country', () => {
  for (const language of ['fr', 'fr-SN']) {
    assert.equal(formatDay('2027-06-01', language), '1er juin 2027');
    assert.equal(formatDay('2027-06-11', language), '11 juin 2027');
  }
  assert.equal(formatDay('2027-06-01', 'en-NG'), '1 June 2027');
});

test('spells months and Egypt as Angola and Mozambique do, unlike Portugal and Brazil', () => {
  const days = ['pt-AO', 'pt-MZ', 'pt-PT', 'pt'].map((language) =>
    formatDay('2027-03-01', language),
  );
  const [before, after] = ['1 de Março de 2027', '1 de março de 2027'];
  assert.deepEqual(days, [before, before, after, after]);
  assert.deepEqual(
    ['pt-AO', 'pt'].map((language) => countryName('EG', language)),
    ['Egipto', 'Egito'],
  );
});

test('returns an incomplete day unchanged', () => {
  for (const typed of ['', '2027-', '2027-06-', 'soon'])
    assert.equal(formatDay(typed, 'en'), typed);
});
