import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf, textsIn } from '../../../../tests/editor/project.ts';
import { PAYBILL } from '../../../../tests/fixtures/mobile-money.ts';
import { fields } from '../../../../tests/support/fields.ts';
import { pathOf } from '../../../../editor/files/model.ts';
import { firstZone } from './first-zone.ts';

const LANGUAGE = pathOf('language', 'en');
const FACTS = pathOf('organisation', '');
const inCountry = (region?: string) =>
  textsIn(['en'], { [LANGUAGE]: fields({ region }).setIn(textOf(LANGUAGE)) });

test('a new date begins with the time zone of the date above it', () => {
  const dates = [{ zone: 'Africa/Nairobi' }, { zone: 'Africa/Accra' }, { zone: '' }, {}];
  assert.equal(firstZone(dates, inCountry('NG')), 'Africa/Accra');
});

test('the first one begins with that of the country, or of the device if that is in it', () => {
  assert.equal(firstZone([{}], inCountry('NG')), 'Africa/Lagos');
  assert.equal(firstZone(undefined, inCountry('ZA')), 'Africa/Johannesburg');
  const [here, elsewhere] = ['Africa/Lubumbashi', 'Europe/London'];
  assert.equal(firstZone([], inCountry('NG'), elsewhere), 'Africa/Lagos');
  assert.equal(firstZone([], inCountry('CD'), here), here);
  assert.equal(firstZone([], inCountry('CD'), elsewhere), undefined);
  assert.equal(firstZone([], inCountry(), elsewhere), elsewhere);
  assert.equal(firstZone([], inCountry(), 'UTC'), undefined);
  const donate = { mobileMoney: [PAYBILL] };
  const texts = textsIn(['en'], {
    [LANGUAGE]: fields({ region: undefined }).setIn(textOf(LANGUAGE)),
    [FACTS]: fields({ donate }).setIn(textOf(FACTS)),
  });
  assert.equal(firstZone([], texts), 'Africa/Nairobi');
});
