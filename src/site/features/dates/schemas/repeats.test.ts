import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onWeekday, readRepeats } from './repeats.ts';
import { readWhen } from './when.ts';

const RULES: Readonly<Record<string, string>> = {
  'daily, 6 times': 'FREQ=DAILY;COUNT=6',
  'weekly until 2027-03-26': 'FREQ=WEEKLY;UNTIL=20270326T235959Z',
  'every 2 weeks 3 times': 'FREQ=WEEKLY;INTERVAL=2;COUNT=3',
  'monthly until 2028-02': 'FREQ=MONTHLY;UNTIL=20280229T235959Z',
  'monthly on the second Friday 6 times': 'FREQ=MONTHLY;BYDAY=2FR;COUNT=6',
  'monthly on the last Sunday 6 times': 'FREQ=MONTHLY;BYDAY=-1SU;COUNT=6',
};

test('each choice of the form becomes a rule of RFC 5545', () => {
  for (const [text, rule] of Object.entries(RULES)) {
    const repeats = readRepeats(text);
    assert.equal(typeof repeats === 'string' ? repeats : repeats.rule, rule);
  }
});

test('names every place of a weekday in its month', () => {
  const on = (day: string) => onWeekday(readWhen(day) ?? assert.fail());
  assert.deepEqual(on('2027-02-26'), [
    'monthly on the fourth Friday',
    'monthly on the last Friday',
  ]);
  assert.deepEqual(on('2027-04-23'), ['monthly on the fourth Friday']);
  assert.deepEqual(on('2027-04-30'), ['monthly on the last Friday']);
});
