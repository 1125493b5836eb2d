import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastZone, zoneOfDevice, zones } from './zones.ts';

test('offers the time zones by their places, those of Africa first', () => {
  const [africa] = zones();
  assert.equal(africa?.name, 'Africa');
  assert.deepEqual(
    africa.options.find(({ name }) => name === 'Porto-Novo'),
    { value: 'Africa/Porto-Novo', name: 'Porto-Novo' },
  );
});

test('a new date can begin in the zone of the device, unless that is UTC, or in the one used last', () => {
  const dates = [{ zone: 'Africa/Nairobi' }, { zone: '' }, {}];
  assert.equal(lastZone(dates), 'Africa/Nairobi');
  assert.equal(lastZone([{}]), undefined);
  assert.equal(zoneOfDevice('Africa/Lagos'), 'Africa/Lagos');
  assert.equal(zoneOfDevice('UTC'), undefined);
});
