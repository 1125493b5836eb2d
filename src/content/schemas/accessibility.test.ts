import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseDocument } from 'yaml';
import { parseContent } from '../parse-content.ts';
import { accessibility } from './accessibility.ts';

const FILE = 'content/en/pages/accessibility.yaml';
const source = readFileSync(new URL(`../../../${FILE}`, import.meta.url), 'utf8');
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The statement as it is, with other values; undefined takes a field away. */
function statementWith(values: Record<string, unknown>): string {
  const document = parseDocument(source);
  for (const [field, value] of Object.entries(values)) {
    if (value === undefined) document.delete(field);
    else document.set(field, value);
  }
  return document.toString();
}

const problemsWith = (values: Record<string, unknown>): string => {
  try {
    parseContent(statementWith(values), accessibility, FILE);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

const DECIDED = { publish: true, answerWithin: '5 working days', reviewed: dayIn(-1) };

test('a draft needs nothing that only the organisation knows', () => {
  for (const open of [null, undefined]) {
    assert.equal(problemsWith({ publish: false, answerWithin: open, reviewed: open }), '');
  }
  assert.equal(problemsWith({ ...DECIDED, publish: false }), '');
});

test('what is decided can be published, on the day of the review itself', () => {
  assert.equal(problemsWith(DECIDED), '');
  assert.equal(problemsWith({ ...DECIDED, reviewed: dayIn(0) }), '');
});

for (const field of ['answerWithin', 'reviewed']) {
  for (const [what, value] of [
    ['is empty', null],
    ['is missing', undefined],
  ] as const) {
    test(`publishing stops where ${field} ${what}`, () => {
      const problems = problemsWith({ ...DECIDED, [field]: value });
      assert.match(problems, /^One thing in content\//);
      assert.match(
        problems,
        new RegExp(
          `accessibility\\.yaml.*: field "${field}": ${what} \\(Needed to publish: .*such`,
        ),
      );
    });
  }
}

test('the review is a day that has come, in a draft as well', () => {
  for (const publish of [true, false]) {
    const reviewed = (day: string) => problemsWith({ ...DECIDED, publish, reviewed: day });
    assert.match(reviewed(dayIn(3)), /"reviewed": expected a day that has come/);
    for (const day of ['30.06.2026', '2026-02-30', 'soon']) {
      assert.match(reviewed(day), /"reviewed": expected a day written as year-month-day/, day);
    }
  }
});

test('whether it is published is true or false', () => {
  assert.match(problemsWith({ publish: 'yes' }), /field "publish": expected true or false/);
  assert.match(problemsWith({ publish: undefined }), /field "publish": is missing/);
});

test('every part is needed, and a name in braces only where something fills it', () => {
  assert.match(problemsWith({ ...DECIDED, limits: undefined }), /field "limits": is missing/);
  const part = { heading: 'Heading', text: ['We answer within {answerWithin}.'] };
  assert.match(
    problemsWith({ ...DECIDED, limits: part }),
    /field "limits › text › 1": "\{answerWithin\}" is not known here/,
  );
});
