import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { z } from 'zod';
import { plural } from '../fields/plural.ts';
import { checkFile } from './check-file.ts';
import { problemLine } from './content-error.ts';

const schema = z.strictObject({ days: plural('How a number of days is said.', 40) });

/** The problems of these plural forms in a language, one line each. */
function problemsWith(days: Record<string, string>, language: string): string[] {
  const file = { path: 'delivery.yaml', text: stringify({ days }), code: language };
  return (checkFile(schema, file).problems ?? []).map(problemLine);
}

test('takes the forms of each language', () => {
  assert.deepEqual(problemsWith({ one: '{number} day', other: '{number} days' }, 'en'), []);
  assert.deepEqual(problemsWith({ other: 'ọjọ́ {number}' }, 'yo'), []);
});

test('names each form that a language lacks, with its numbers', () => {
  const [zero, two, few, many, ...more] = problemsWith(
    { one: 'يوم واحد', other: '{number} يوم' },
    'ar',
  );
  assert.match(
    zero ?? '',
    /"days › zero": This is missing; this language has a separate form for 0\./,
  );
  assert.match(
    two ?? '',
    /"days › two": This is missing; this language has a separate form for 2\./,
  );
  assert.match(
    few ?? '',
    /"days › few": This is missing; .* form for numbers such as 3, 4 and 5\./,
  );
  assert.match(
    many ?? '',
    /"days › many": This is missing; .* form for numbers such as 11, 12 and 13\./,
  );
  assert.deepEqual(more, []);
});

test('refuses a form that a language does not have, and a number in other braces', () => {
  const [two] = problemsWith({ one: '1', two: '2 jours', other: '{number}' }, 'fr');
  assert.match(
    two ?? '',
    /line 3: field "days › two": This language does not use this form, .* are one/,
  );
  assert.match(problemsWith({ other: '{days}' }, 'sw').join(), /Use one of .*\{number\}/);
});
