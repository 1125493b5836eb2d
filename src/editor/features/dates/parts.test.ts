import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatRepeats, parseRepeats } from '#site/features/dates';
import { dateEntries } from '#site/features/dates/schema.ts';
import { daysThatFollow, waysToRepeat } from './series.ts';
import { HALF, splitWhen, withParts, whenText } from './when-parts.ts';

const DATE = { id: 'x', title: 'X', start: '2027-03-12 18:00', zone: 'Africa/Lagos' };

test('writes a picked day with time, day or month as it was', () => {
  for (const text of ['2027-03-12 18:00', '2027-03-12', '2027-04', '20:00', ''])
    assert.equal(whenText(splitWhen(text)), text);
});

test('leaves out nothing that is picked, of a part either: a file has it, or is told of it', () => {
  const nothing = splitWhen('');
  const isDate = (fields: object) =>
    dateEntries.safeParse({ dates: [{ ...DATE, ...fields }] }).success;
  const texts = ['', HALF, '2027-03-12'].flatMap((day) =>
    ['', HALF, '20:00'].map((time) => whenText({ ...nothing, day, time })),
  );
  const starts = texts.filter((start) => isDate({ start }));
  assert.deepEqual(starts, ['2027-03-12', '2027-03-12 20:00']);
  const ends = texts.filter((end) => end === '' || isDate({ end }));
  assert.deepEqual(ends, ['', '20:00', '2027-03-12 20:00']);
  assert.equal(whenText({ ...nothing, isMonth: true }), '');
});

test('restores the day when somebody switches to a month and back', () => {
  const day = withParts(withParts(splitWhen(''), { day: '2027-03-12' }), { time: '18:00' });
  const month = withParts(day, { isMonth: true });
  assert.equal(whenText(month), '2027-03');
  assert.equal(whenText(withParts(month, { month: '2027-04' })), '2027-04');
  assert.equal(whenText(withParts(month, { isMonth: false })), '2027-03-12 18:00');
});

test('reads and writes repetitions as the schema does, incomplete ones too', () => {
  const texts = ['weekly 6 times', 'monthly until 2027-12', 'daily until 2027-12-24', ''];
  const more = ['every 2 weeks until 2027-12', 'monthly on the last Friday 6 times'];
  for (const text of [...texts, ...more, 'weekly', 'weekly until', 'monthly on the second Sunday'])
    assert.equal(formatRepeats(parseRepeats(text)), text);
  assert.equal(formatRepeats(parseRepeats('daily, 6 times')), 'daily 6 times');
  assert.deepEqual(parseRepeats('yearly 3 times'), { ...parseRepeats('3 times'), times: '3' });
});

test('offers what fits the day of the start, in words, and what the file says', () => {
  const ways = (start: string, text = '') => waysToRepeat(start, parseRepeats(text));
  assert.deepEqual(ways('2027-02-26 18:00'), {
    '': 'Once only',
    daily: 'Every day',
    weekly: 'Every week on Friday',
    'every 2 weeks': 'Every two weeks on Friday',
    monthly: 'Every month on the 26th',
    'monthly on the fourth Friday': 'Every month on the fourth Friday',
    'monthly on the last Friday': 'Every month on the last Friday',
  });
  assert.deepEqual(Object.keys(ways('2027-02')), ['', 'monthly']);
  assert.deepEqual(Object.values(ways('')).slice(1, 3), ['Every day', 'Every week']);
  const onSunday = ways('2027-03-14', 'monthly on the last Friday 6 times');
  assert.equal(onSunday['monthly on the last Friday'], 'Every month on the last Friday');
  assert.equal(onSunday['monthly on the second Sunday'], 'Every month on the second Sunday');
});

test('names the days that follow, and none while that is not known', () => {
  const days = (start: string, repeats: string, end = '') =>
    daysThatFollow({ start, end, repeats });
  assert.equal(
    days('2027-03-14 18:00', 'monthly on the second Sunday 4 times', '20:00'),
    'Again on Sun, 11 Apr 2027; Sun, 9 May 2027; Sun, 13 Jun 2027: 4 times in all.',
  );
  assert.equal(days('2027-03', 'monthly 2 times'), 'Again on April 2027: 2 times in all.');
  const many = days('2027-03-14', 'weekly 50 times');
  assert.match(many, /^Again on Sun, 21 Mar .*; …; Sun, 20 Feb 2028: 50 times/);
  assert.equal(many.split('; ').length, 12);
  for (const repeats of ['', 'weekly', 'weekly until', 'monthly on the last Friday 3 times'])
    assert.equal(days('2027-03-14', repeats), '');
  assert.equal(days('', 'weekly 3 times'), '');
});
