import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { z } from 'zod';
import { checkYaml } from '#content/reading/check-yaml.ts';
import { problemLine } from '#content/reading/content-error.ts';
import { STATEMENT_FIELD } from './content.ts';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const schema = z.strictObject({ statement: STATEMENT_FIELD.schema });
const problemsWith = (statement: object) =>
  (checkYaml(stringify({ statement }), schema, 'x.yaml').problems ?? [])
    .map(problemLine)
    .join('\n');

test('accepts a draft without a review, and a published statement from the day of its review', () => {
  for (const reviewed of [null, undefined, dayIn(-1)])
    assert.equal(problemsWith({ publish: false, reviewed }), '');
  for (const days of [-1, 0])
    assert.equal(problemsWith({ publish: true, reviewed: dayIn(days) }), '');
});

test('refuses to publish without the day of a review, a day to come, or no day', () => {
  const missing = /field "statement › reviewed": Fill this in\. \(Needed before .*such/;
  const future = /"statement › reviewed": Choose today or an earlier day/;
  const noDay = /"statement › reviewed": Write a day as year-month-day/;
  for (const [reviewed, expected] of [
    [null, missing],
    [undefined, missing],
    [dayIn(3), future],
    ['30.06.2026', noDay],
    ['2026-02-30', noDay],
    ['soon', noDay],
  ] as const)
    assert.match(problemsWith({ publish: true, reviewed }), expected);
  assert.match(problemsWith({ publish: 'yes' }), /publish": Write true or false/);
  assert.match(problemsWith({ publish: undefined }), /publish": Fill this in/);
});
