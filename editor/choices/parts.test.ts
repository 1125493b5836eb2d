import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partsOfWhen, picked, writtenWhen } from './when-parts.ts';

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
  const day = picked(picked(partsOfWhen(''), { day: '2027-03-12' }), { time: '18:00' });
  const month = picked(day, { isMonth: true });
  assert.equal(writtenWhen(month), '2027-03');
  assert.equal(writtenWhen(picked(month, { month: '2027-04' })), '2027-04');
  assert.equal(writtenWhen(picked(month, { isMonth: false })), '2027-03-12 18:00');
});
