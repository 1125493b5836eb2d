import { fieldName } from '../../core/reading/content-error.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringify } from 'yaml';
import type { OwnPageSource } from '../../core/own-pages/check.ts';
import { dateRows } from './launch-rows.ts';
import { placedFields } from '../../../tests/support/placed-fields.ts';

const NOW = Date.parse('2027-03-20');
const SIGN_UP = 'https://own-address.africa/sign-up';
const dates = [
  { id: 'over', title: 'Over', start: '2027-03-12', signUp: SIGN_UP, topic: 'meeting' },
  { id: 'again', title: 'Again', start: '2027-03-12', repeats: 'weekly 3 times', signUp: SIGN_UP },
];
const fieldsOf = (all: object[]) =>
  placedFields('content/en/dates.yaml', stringify({ dates: all }));
const page = (publish: boolean, topic?: string) => {
  const data = { publish, blocks: [{ block: 'text' }, { block: 'dates', topic }] };
  const file = 'content/en/more/workshops.yaml';
  return { file, source: stringify(data), data } as unknown as OwnPageSource;
};
const rows = (all: object[], ...pages: OwnPageSource[]) =>
  dateRows(fieldsOf(all), pages, 'en', NOW).map(({ file, line, path, today }) =>
    [file, line, fieldName(path), today].join(' '),
  );

test('names a sign-up link of a past date, and of a series after its last date', () => {
  const [row, ...others] = rows(dates);
  assert.match(row ?? '', /^content\/en\/dates.yaml 5 dates › 1 › signUp “Over” is over/);
  assert.deepEqual(others, []);
});

test('names a published page that should show dates and has no future one', () => {
  assert.deepEqual(rows([], page(false)), []);
  assert.match(rows([], page(true))[0] ?? '', /workshops.yaml 4 blocks › 2 › block A page shows/);
  assert.deepEqual(rows(dates.slice(1), page(true)), []);
  assert.equal(rows(dates.slice(1), page(true, 'meeting')).length, 1);
});

test('names Home when it should show dates and there are none', () => {
  const home = {
    ...{ path: ['dates'], value: { heading: 'Dates', most: 3 }, about: {} },
    ...{ file: 'content/en/pages/home.yaml', line: 40 },
  };
  const [row] = dateRows([home], [], 'en', NOW);
  assert.deepEqual([row?.file, row?.line], ['content/en/pages/home.yaml', 40]);
  assert.deepEqual(dateRows([{ ...home, value: undefined }], [], 'en', NOW), []);
});
