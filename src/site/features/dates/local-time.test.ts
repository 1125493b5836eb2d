import assert from 'node:assert/strict';
import { test } from 'node:test';
import { instantOf, isZone, readWhen } from './local-time.ts';

// The days on which clocks are changed are those of the IANA database, release 2026c.
const TIMES: [what: string, zone: string, time: string, instant: string][] = [
  ['twice', 'Africa/Casablanca', '2026-02-15 02:30', '2026-02-15T01:30'],
  ['never', 'Africa/Casablanca', '2026-03-22 02:30', '2026-03-22T02:30'],
  ['never', 'Africa/Cairo', '2027-04-30 00:30', '2027-04-29T22:30'],
  ['twice', 'Africa/Cairo', '2027-10-28 23:30', '2027-10-28T20:30'],
  ['never', 'America/New_York', '2027-03-14 02:30', '2027-03-14T07:30'],
  ['twice', 'America/New_York', '2027-11-07 01:30', '2027-11-07T05:30'],
  // A quarter of an hour beside whole hours.
  ['once', 'Asia/Kathmandu', '2027-03-12 18:00', '2027-03-12T12:15'],
];

for (const [what, zone, time, expected] of TIMES)
  test(`${time}, which clocks show ${what} in ${zone}, is one instant`, () => {
    const instant = instantOf(readWhen(time)?.local ?? NaN, zone);
    assert.equal(new Date(instant).toISOString().slice(0, 16), expected);
  });

test('a zone has its name in the database, not an abbreviation or an offset', () => {
  for (const name of ['Africa/Lagos', 'America/Argentina/Buenos_Aires', 'UTC'])
    assert.ok(isZone(name), name);
  for (const name of ['Lagos', 'WAT', '+01:00', 'Africa/Lagoz', 'africa/lagos', ''])
    assert.ok(!isZone(name), name);
});
