import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseDocument, stringify } from 'yaml';
import { z } from 'zod';
import { checkYaml } from '#content/reading/check-yaml.ts';
import { problemLine } from '#content/reading/content-error.ts';
import { STATEMENT_FIELD, STATEMENT_WORDS } from './content.ts';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const problemsIn = (source: string, schema: z.ZodType) =>
  (checkYaml(source, schema, 'x.yaml').problems ?? []).map(problemLine).join('\n');
const problemsWith = (statement: object) =>
  problemsIn(stringify({ statement }), z.strictObject({ statement: STATEMENT_FIELD.schema }));

test('accepts a draft without a review, and a published statement from the day of its review', () => {
  for (const reviewed of [null, undefined, dayIn(-1)])
    assert.equal(problemsWith({ publish: false, reviewed }), '');
  for (const days of [-1, 0])
    assert.equal(problemsWith({ publish: true, reviewed: dayIn(days) }), '');
});

test('refuses to publish without the day of a review, a day to come, or no day', () => {
  const missing = /field "statement › reviewed": This is missing\. \(Needed to publish: .*such/;
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
  assert.match(problemsWith({ publish: undefined }), /publish": This is missing/);
});

test('requires every part, and refuses a variable that a part does not fill', () => {
  const file = new URL('../../../../content/en/pages/accessibility.yaml', import.meta.url);
  const document = parseDocument(readFileSync(file, 'utf8'));
  document.delete('limits');
  assert.match(
    problemsIn(document.toString(), STATEMENT_WORDS.schema),
    /field "limits": This is missing/,
  );
  document.set('limits', { heading: 'Heading', text: ['We answer within {answerWithin}.'] });
  const expected = /field "limits › text › 1": "\{answerWithin\}" is not known here/;
  assert.match(problemsIn(document.toString(), STATEMENT_WORDS.schema), expected);
});
