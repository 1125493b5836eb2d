import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatWhen, readWhen } from './local-time.ts';
import { weekdayFrequencies, startsOf } from './repeats.ts';

const WAYS: [text: string, start: string, times: number, last: string][] = [
  ['daily, 6 times', '2027-03-12 18:00', 6, '2027-03-17 18:00'],
  ['weekly until 2027-03-26', '2027-03-12 18:00', 3, '2027-03-26 18:00'],
  ['every 2 weeks 3 times', '2027-03-12', 3, '2027-04-09'],
  ['monthly until 2028-02', '2027-03-12', 12, '2028-02-12'],
  ['monthly 3 times', '2027-11', 3, '2028-01'],
  ['monthly on the second Friday 6 times', '2027-03-12', 6, '2027-08-13'],
  ['monthly on the last Sunday 6 times', '2027-03-28', 6, '2027-08-29'],
];

for (const [text, from, times, last] of WAYS)
  test(`from ${from} ${text} is until ${last}`, () => {
    const start = readWhen(from) ?? assert.fail();
    const starts = startsOf(start, text);
    assert.ok(Array.isArray(starts), JSON.stringify(starts));
    assert.equal(starts.length, times);
    assert.equal(formatWhen({ ...start, local: starts.at(-1) ?? NaN }), last);
  });

test('names every place of a weekday in its month', () => {
  const on = (day: string) => weekdayFrequencies(readWhen(day) ?? assert.fail());
  assert.deepEqual(on('2027-02-26'), [
    'monthly on the fourth Friday',
    'monthly on the last Friday',
  ]);
  assert.deepEqual(on('2027-04-23'), ['monthly on the fourth Friday']);
  assert.deepEqual(on('2027-04-30'), ['monthly on the last Friday']);
});
