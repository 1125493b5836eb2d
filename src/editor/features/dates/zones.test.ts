import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suggestedZone, zones } from './zones.ts';

test('offers the time zones by their places, those of Africa first', () => {
  const [africa] = zones();
  assert.equal(africa?.name, 'Africa');
  assert.deepEqual(
    africa.options.find(({ name }) => name === 'Porto-Novo'),
    { value: 'Africa/Porto-Novo', name: 'Porto-Novo' },
  );
});

test('a new date begins in the zone used last, the first one in that of the device', () => {
  const dates = [{ zone: 'Africa/Nairobi' }, { zone: '' }, {}];
  assert.equal(suggestedZone(dates, 'Africa/Lagos'), 'Africa/Nairobi');
  assert.equal(suggestedZone([{}], 'Africa/Lagos'), 'Africa/Lagos');
  assert.equal(suggestedZone(undefined, 'UTC'), undefined);
});
