import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonSchema } from '../../src/content/schemas/json-schema.ts';
import { dates } from '../../src/content/schemas/dates/entry.ts';
import { dataOf, formValues } from './values.ts';

const SHAPE = jsonSchema(dates);
const DATE = { id: 'a', title: 'A', start: '2027-03-12 18:00', end: '2027-03-12 20:00' };

test('a day and its time, a day and a month have a picker each, and are saved as they were', () => {
  for (const start of ['2027-03-12 18:00', '2027-03-12', '2027-04']) {
    const data = { dates: [{ ...DATE, start }] };
    assert.deepEqual(dataOf(formValues(data, SHAPE), SHAPE), data);
  }
  const { dates: shown } = formValues({ dates: [DATE] }, SHAPE) as { dates: unknown[] };
  assert.deepEqual(shown, [
    {
      ...DATE,
      start: { as: 'time', at: '2027-03-12 18:00' },
      end: { as: 'time', at: '2027-03-12 20:00' },
    },
  ]);
});

test('an end that nobody has picked is left out', () => {
  const values = { dates: [{ ...DATE, end: { as: 'day', at: '' } }] };
  const { id, title, start } = DATE;
  assert.deepEqual(dataOf(values, SHAPE), { dates: [{ id, title, start }] });
});
