import assert from 'node:assert/strict';
import { test } from 'node:test';
import ICAL from 'ical.js';
import { onWeekday, repeatsProblem, spansOf } from './repeats.ts';
import { formatWhen, readWhen } from './when.ts';

const DAY = 86_400_000;
const TIMES = 14;
const PLACES: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, last: -1 };

/** How RFC 5545 says the same. */
function ruleOf(text: string): string {
  if (text === 'daily' || text === 'weekly') return `FREQ=${text.toUpperCase()}`;
  if (text === 'every 2 weeks') return 'FREQ=WEEKLY;INTERVAL=2';
  const [, place = 'first', weekday = ''] = /(\w+) (\w+)$/.exec(text) ?? [];
  return `FREQ=MONTHLY;BYDAY=${PLACES[place]}${weekday.slice(0, 2).toUpperCase()}`;
}

test('comes again on the days that another reader of the same rule finds', () => {
  const first = readWhen('2027-01-01')?.wallClock ?? assert.fail();
  for (let wallClock = first; wallClock < first + 731 * DAY; wallClock += 5 * DAY) {
    const start = { unit: 'day', wallClock } as const;
    for (const every of ['daily', 'weekly', 'every 2 weeks', ...onWeekday(start)]) {
      const repeats = `${every} ${TIMES} times`;
      assert.equal(repeatsProblem({ start, repeats }), undefined);
      const own = spansOf({ start, repeats }).map((span) =>
        formatWhen({ unit: 'day', wallClock: span.start }),
      );
      const days = ICAL.Recur.fromString(ruleOf(every)).iterator(
        ICAL.Time.fromDateString(formatWhen(start)),
      );
      const theirs = Array.from({ length: TIMES }, () => days.next().toString());
      assert.deepEqual(own, theirs, `${every} from ${formatWhen(start)}`);
    }
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
