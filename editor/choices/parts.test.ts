import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endsInMonth, partsOfRepeats, writtenRepeats } from './repeats-parts.ts';
import { partsOfWhen, picked, writtenWhen } from './when-parts.ts';

test('a day with its time, a day and a month are picked, and written as they were', () => {
  for (const text of ['2027-03-12 18:00', '2027-03-12', '2027-04', ''])
    assert.equal(writtenWhen(partsOfWhen(text)), text);
});

test('a date that is picked in part is not written yet', () => {
  const nothing = partsOfWhen('');
  assert.equal(writtenWhen({ ...nothing, time: '18:00' }), '');
  assert.equal(writtenWhen({ ...nothing, isMonth: true }), '');
});

test('the day is kept when somebody chooses the month alone, and then the day again', () => {
  const day = picked(picked(partsOfWhen(''), { day: '2027-03-12' }), { time: '18:00' });
  const month = picked(day, { isMonth: true });
  assert.equal(writtenWhen(month), '2027-03');
  assert.equal(writtenWhen(picked(month, { month: '2027-04' })), '2027-04');
  assert.equal(writtenWhen(picked(month, { isMonth: false })), '2027-03-12 18:00');
});

test('how a date comes again is read and written as the schema knows it, half chosen too', () => {
  const texts = ['weekly 6 times', 'monthly until 2027-12', 'daily until 2027-12-24', ''];
  for (const text of [...texts, 'weekly', 'weekly until'])
    assert.equal(writtenRepeats(partsOfRepeats(text)), text);
  assert.equal(writtenRepeats(partsOfRepeats('daily, 6 times')), 'daily 6 times');
  assert.deepEqual(partsOfRepeats('yearly 3 times'), { ...partsOfRepeats('3 times'), times: '3' });
});

test('the last one is told by a month where it comes every month, or where the file has one', () => {
  const inMonth = (text: string) => endsInMonth(partsOfRepeats(text));
  const months = ['monthly until', 'weekly until 2027-12'];
  const days = ['weekly until', 'monthly until 2027-12-24'];
  assert.deepEqual([...months, ...days].map(inMonth), [true, true, false, false]);
});
