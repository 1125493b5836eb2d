import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { ContentError, problemLine } from '#content/reading/content-error.ts';
import { parseContent } from '../../../../tests/support/parse-content.ts';
import { formatWhen } from './local-time.ts';
import { dateEntries } from './schema.ts';

const WORKSHOP = {
  id: 'workshop',
  title: 'Workshop',
  start: '2027-03-12 18:00',
  end: '2027-03-12 20:00',
  zone: 'Africa/Lagos',
};

/** What the build says of a file with one date, or of several; nothing where it is right. */
function problemsOf(...changes: object[]): string {
  const text = stringify({ dates: changes.map((change) => ({ ...WORKSHOP, ...change })) });
  try {
    parseContent(text, dateEntries, 'content/en/dates.yaml');
    return '';
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(problemLine).join('\n');
  }
}

test('a file that is empty, or all remarks, has no dates', () => {
  assert.deepEqual(parseContent('# nothing\n', dateEntries, ''), { dates: [] });
});

const MISTAKES: [what: string, change: object, sentence: RegExp][] = [
  [
    'a day that there is not',
    { start: '2027-02-30' },
    /line 4: field "dates › 1 › start": Write a day and a time/,
  ],
  [
    'an end before the start',
    { end: '2027-03-12 17:00' },
    /line 5: .*an end after the start, 2027-03-12 18:00/,
  ],
  [
    'a time without a zone',
    { zone: undefined },
    /zone": Choose the time zone of the place\. .*needed if there is a time/,
  ],
  [
    'a zone that is none',
    { zone: 'Lagos' },
    /line 6: field "dates › 1 › zone".*such as Africa\/Lagos/,
  ],
  [
    'repeats of an unknown kind',
    { repeats: 'yearly' },
    /Say how often and how long. It says "yearly" now\. .*Write daily, weekly, every 2 weeks/,
  ],
  [
    'repeats that never end',
    { repeats: 'weekly' },
    /Say how many times it takes place, or until when; "weekly" says neither\. /,
  ],
  [
    'words that a repeating date cannot follow',
    { repeats: 'weekly 6 times but not in April' },
    /Say how often and how long\. It says/,
  ],
  [
    'repeats that end before the second',
    { repeats: 'monthly until 2027-03' },
    /take place at least twice/,
  ],
  [
    'a weekday that there is not',
    { repeats: 'monthly on the second Pizza 6 times' },
    /Say how often and how long\. It says "monthly on the second Pizza 6 times" now/,
  ],
  ['a date that never takes place', { repeats: 'weekly 0 times' }, /take place at least twice/],
  ['too many times', { repeats: 'daily until 2027-12' }, /at most 60 times/],
  [
    'a day that not every month has',
    { start: '2027-01-31', end: undefined, repeats: 'monthly 3 times' },
    /up to the 28th/,
  ],
  [
    'a weekday of the month that the start is not',
    { repeats: 'monthly on the first Sunday 3 times' },
    /start on the first Sunday of a month: 2027-03-12 is the second Friday/,
  ],
  [
    'times that run into one another',
    { start: '2027-01-01', end: '2027-01-03', repeats: 'daily 3 times' },
    /end before the next begins/,
  ],
  [
    'times of which only later ones run into one another',
    { start: '2027-01-01', end: '2027-01-30', repeats: 'monthly 3 times' },
    /end before the next begins/,
  ],
  [
    'an exception on a day that is none of the series',
    { repeats: 'weekly 3 times', exceptions: [{ day: '2027-03-13', status: 'cancelled' }] },
    /exceptions › 1 › day": Choose a day on which the series takes place, such as 2027-03-26/,
  ],
  [
    'an exception without a time in a series with one',
    { repeats: 'weekly 3 times', exceptions: [{ day: '2027-03-19', start: '2027-03-20' }] },
    /exceptions › 1 › start": Write a day and a time, as the series has/,
  ],
];
for (const [what, change, sentence] of MISTAKES) {
  test(`reports ${what} in a sentence`, () => assert.match(problemsOf(change), sentence));
}

test('two dates have two names', () => {
  assert.match(problemsOf({}, {}), /"workshop" is the name of another date already/);
});

/** The days on which a date starts and ends. */
const days = (facts: object) =>
  dateEntries
    .parse({ dates: [{ id: 'a-date', title: 'A date', zone: 'Africa/Lagos', ...facts }] })
    .dates.flatMap(({ times }) =>
      times.map(({ unit, start, end }) =>
        [start, end].flatMap((moment) =>
          moment === undefined ? [] : [formatWhen({ unit, local: moment.local })],
        ),
      ),
    );

test('a date comes again as long as it says, the last day or month included', () => {
  assert.deepEqual(days({ start: '2027-03-12 18:00', repeats: 'weekly until 2027-03-26' }), [
    ['2027-03-12 18:00'],
    ['2027-03-19 18:00'],
    ['2027-03-26 18:00'],
  ]);
  assert.deepEqual(days({ start: '2027-11-05', repeats: 'monthly until 2028-01' }), [
    ['2027-11-05', '2027-11-06'],
    ['2027-12-05', '2027-12-06'],
    ['2028-01-05', '2028-01-06'],
  ]);
  assert.equal(days({ start: '2027-11-05', repeats: 'daily, 6 times' }).length, 6);
});

test('a date of several months that is moved lasts as many months', () => {
  const moved = (to: string) =>
    days({ start: '2027-02', end: '2027-03', exceptions: [{ day: '2027-02', start: to }] });
  assert.deepEqual(moved('2027-03'), [['2027-03', '2027-05']]);
  assert.deepEqual(moved('2027-12'), [['2027-12', '2028-02']]);
  assert.deepEqual(moved('2026-12'), [['2026-12', '2027-02']]);
});
