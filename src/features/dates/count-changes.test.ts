import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countChanges, datesBroughtBack } from './count-changes.ts';

const DATE = { id: 'workshop', title: 'Workshop', start: '2027-03-12 18:00', zone: 'Africa/Lagos' };
const FILE = { dates: [DATE] };
const saved = (before: unknown, ...dates: object[]) => countChanges({ dates }, before);

test('counts a date that moves once for each save', () => {
  const moved = { ...DATE, start: '2027-03-13 18:00' };
  assert.deepEqual(saved(FILE, moved), { dates: [{ ...moved, changes: 1 }] });
  const again = { ...moved, start: '2027-03-14 18:00', changes: 1 };
  assert.deepEqual(saved({ dates: [{ ...moved, changes: 1 }] }, again), {
    dates: [{ ...again, changes: 2 }],
  });
});

test('counts a change of one time of a series', () => {
  const changed = { ...DATE, exceptions: [{ day: '2027-03-19', status: 'cancelled' }] };
  assert.deepEqual(saved(FILE, changed), { dates: [{ ...changed, changes: 1 }] });
  const again = { dates: [{ ...changed, changes: 1 }] };
  assert.deepEqual(saved(again, { ...changed, changes: 1 }), again);
});

test('counts neither other words, nor a new date, nor a change that somebody has counted', () => {
  const others = [
    { ...DATE, title: 'Contracts' },
    { ...DATE, id: 'other', start: '2028-01-01' },
  ];
  assert.deepEqual(saved(FILE, ...others), { dates: others });
  const counted = { ...DATE, status: 'full', changes: 5 };
  assert.deepEqual(saved(FILE, counted), { dates: [counted] });
});

test('no number becomes lower, whatever an earlier version says', () => {
  const now = { dates: [{ ...DATE, changes: 2 }] };
  assert.deepEqual(saved(now, { ...DATE, changes: 1 }), now);
  assert.deepEqual(datesBroughtBack(FILE, now, 1), now);
  assert.deepEqual(datesBroughtBack(FILE, { dates: [] }, 3), {
    dates: [{ ...DATE, changes: 3 }],
  });
});

test('what somebody has broken by hand stays as it is', () => {
  for (const data of [{}, { dates: 'none' }, { dates: ['none', null] }])
    assert.deepEqual(countChanges(data, FILE), data);
});
