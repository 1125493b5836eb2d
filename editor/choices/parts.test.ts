import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endsInMonth, partsOfRepeats, writtenRepeats } from './repeats-parts.ts';
import { partsOfWhen, picked, writtenWhen } from './when-parts.ts';

test('writes a picked day with time, day or month as it was', () => {
  for (const text of ['2027-03-12 18:00', '2027-03-12', '2027-04', ''])
    assert.equal(writtenWhen(partsOfWhen(text)), text);
});

test('does not write a date that is picked only in part', () => {
  const nothing = partsOfWhen('');
  assert.equal(writtenWhen({ ...nothing, time: '18:00' }), '');
  assert.equal(writtenWhen({ ...nothing, isMonth: true }), '');
});

test('restores the day when somebody switches to a month and back', () => {
  const day = picked(picked(partsOfWhen(''), { day: '2027-03-12' }), { time: '18:00' });
  const month = picked(day, { isMonth: true });
  assert.equal(writtenWhen(month), '2027-03');
  assert.equal(writtenWhen(picked(month, { month: '2027-04' })), '2027-04');
  assert.equal(writtenWhen(picked(month, { isMonth: false })), '2027-03-12 18:00');
});

test('reads and writes repetitions as the schema does, incomplete ones too', () => {
  const texts = ['weekly 6 times', 'monthly until 2027-12', 'daily until 2027-12-24', ''];
  for (const text of [...texts, 'weekly', 'weekly until'])
    assert.equal(writtenRepeats(partsOfRepeats(text)), text);
  assert.equal(writtenRepeats(partsOfRepeats('daily, 6 times')), 'daily 6 times');
  assert.deepEqual(partsOfRepeats('yearly 3 times'), { ...partsOfRepeats('3 times'), times: '3' });
});

test('gives the end as a month for monthly dates, or where the file does', () => {
  const inMonth = (text: string) => endsInMonth(partsOfRepeats(text));
  const months = ['monthly until', 'weekly until 2027-12'];
  const days = ['weekly until', 'monthly until 2027-12-24'];
  assert.deepEqual([...months, ...days].map(inMonth), [true, true, false, false]);
});
