import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partsOfWhen, writtenWhen } from './when-parts.ts';

test('a day with its time, a day and a month are picked, and written as they were', () => {
  for (const text of ['2027-03-12 18:00', '2027-03-12', '2027-04', ''])
    assert.equal(writtenWhen(partsOfWhen(text)), text);
});

test('what is picked in part is no text yet', () => {
  const nothing = partsOfWhen('');
  assert.equal(writtenWhen({ ...nothing, time: '18:00' }), '');
  assert.equal(writtenWhen({ ...nothing, isMonth: true }), '');
});

test('whoever knows the month only, and then the day again, has lost neither', () => {
  const day = partsOfWhen('2027-03-12 18:00');
  assert.equal(writtenWhen({ ...day, isMonth: true }), '2027-03');
  assert.equal(writtenWhen({ ...day, isMonth: false }), '2027-03-12 18:00');
});
