import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zoneAtPlace, zoneOfDevice, zones } from './zones.ts';

test('offers the time zones by their places, those of Africa first', () => {
  const [africa] = zones();
  assert.equal(africa?.name, 'Africa');
  assert.deepEqual(
    africa.options.find(({ name }) => name === 'Porto-Novo'),
    { value: 'Africa/Porto-Novo', name: 'Porto-Novo' },
  );
});

test('a new date can begin in the zone of other dates at its place, or of the device, unless that is UTC', () => {
  const dates = [
    { place: 'Example Hall, Lagos', zone: 'Africa/Lagos' },
    { place: 'Example Library, Nairobi', zone: 'Africa/Nairobi' },
    { place: 'Example Hall, Lagos', zone: '' },
    { zone: 'Africa/Johannesburg' },
  ];
  assert.equal(zoneAtPlace('Example Hall, Lagos ', dates), 'Africa/Lagos');
  assert.equal(zoneAtPlace('Example Yard, Accra', dates), undefined);
  assert.equal(zoneAtPlace('', dates), undefined);
  assert.equal(zoneOfDevice('Africa/Lagos'), 'Africa/Lagos');
  assert.equal(zoneOfDevice('UTC'), undefined);
});
