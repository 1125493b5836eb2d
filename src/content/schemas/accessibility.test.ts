import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseDocument, stringify } from 'yaml';
import { z } from 'zod';
import { parseContent } from '../reading/parse-content.ts';
import { accessibility, accessibilityStatement } from './accessibility.ts';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

function messageOf(read: () => unknown): string {
  try {
    read();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const settings = z.strictObject({ statement: accessibilityStatement });
const problemsWith = (statement: Record<string, unknown>): string =>
  messageOf(() => parseContent(stringify({ statement }), settings, 'organisation.yaml'));

test('accepts a draft without a review', () => {
  for (const reviewed of [null, undefined, dayIn(-1)]) {
    assert.equal(problemsWith({ publish: false, reviewed }), '');
  }
});

test('accepts a published statement from the day of its review', () => {
  for (const days of [-1, 0]) {
    assert.equal(problemsWith({ publish: true, reviewed: dayIn(days) }), '');
  }
});

for (const [what, reviewed] of [
  ['is empty', null],
  ['is missing', undefined],
] as const) {
  test(`refuses to publish while the day of the review ${what}`, () => {
    assert.match(
      problemsWith({ publish: true, reviewed }),
      new RegExp(
        `^One thing in content/[^]*organisation\\.yaml.*: field "statement › reviewed": is missing \\(Needed to publish: .*such`,
      ),
    );
  });
}

test('refuses a future or malformed day of the review', () => {
  for (const publish of [true, false]) {
    const reviewed = (day: string) => problemsWith({ publish, reviewed: day });
    assert.match(reviewed(dayIn(3)), /"statement › reviewed": expected a day that has come/);
    for (const day of ['30.06.2026', '2026-02-30', 'soon']) {
      assert.match(reviewed(day), /reviewed": expected a day written as year-month-day/, day);
    }
  }
});

test('requires true or false for publish', () => {
  assert.match(problemsWith({ publish: 'yes' }), /publish": expected true or false/);
  assert.match(problemsWith({ publish: undefined }), /publish": is missing/);
});

const FILE = 'content/en/pages/accessibility.yaml';
const source = readFileSync(new URL(`../../../${FILE}`, import.meta.url), 'utf8');

test('requires every part, and refuses a name in braces that a part does not fill', () => {
  const wordsWith = (limits: unknown) => {
    const document = parseDocument(source);
    document.set('limits', limits);
    if (limits === undefined) document.delete('limits');
    return messageOf(() => parseContent(document.toString(), accessibility, FILE));
  };
  assert.match(wordsWith(undefined), /field "limits": is missing/);
  const part = { heading: 'Heading', text: ['We answer within {answerWithin}.'] };
  assert.match(wordsWith(part), /field "limits › text › 1": "\{answerWithin\}" is not known here/);
});
