import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWhen } from './when.ts';
import { instantsOf, isZone, offsetAt } from './zone.ts';

/** The instants at which clocks of a zone show a time, as ISO 8601 writes them. */
const instants = (zone: string, time: string) =>
  instantsOf(readWhen(time)?.wallClock ?? NaN, zone).map((ms) =>
    new Date(ms).toISOString().slice(0, 16),
  );

// The days on which clocks are changed are those of the IANA database, release 2026c.
const TIMES: [zone: string, time: string, ...instants: string[]][] = [
  ['Africa/Casablanca', '2026-02-15 02:30', '2026-02-15T01:30', '2026-02-15T02:30'],
  ['Africa/Casablanca', '2026-03-22 02:30'],
  ['Africa/Cairo', '2027-04-30 00:30'],
  ['Africa/Cairo', '2027-10-28 23:30', '2027-10-28T20:30', '2027-10-28T21:30'],
  ['America/New_York', '2027-03-14 02:30'],
  ['America/New_York', '2027-11-07 01:30', '2027-11-07T05:30', '2027-11-07T06:30'],
];

for (const [zone, time, ...expected] of TIMES) {
  const times = expected.length === 0 ? 'skipped' : expected.length === 1 ? 'shown' : 'shown twice';
  test(`${time} is ${times} in ${zone}`, () => assert.deepEqual(instants(zone, time), expected));
}

test('clocks of places without whole hours are known', () => {
  assert.equal(offsetAt(0, 'Asia/Kathmandu') % 3_600_000, 1_800_000);
});

test('a zone has its name in the database, not an abbreviation or an offset', () => {
  for (const name of ['Africa/Lagos', 'America/Argentina/Buenos_Aires', 'UTC'])
    assert.ok(isZone(name), name);
  for (const name of ['Lagos', 'WAT', '+01:00', 'Africa/Lagoz', 'africa/lagos', ''])
    assert.ok(!isZone(name), name);
});
