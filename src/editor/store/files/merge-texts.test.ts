import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'yaml';
import { MODEL } from '#site/features';
import { mergeTexts } from './merge-texts.ts';

const PAGE = 'content/en/more/page.yaml';

test('keeps the lines and remarks of the other person', () => {
  const before = 'heading: A\ndescription: B\n';
  const theirs = '# Ours alone\nheading: "A"\ndescription: C # new\n';
  const { text, conflicts } = mergeTexts(PAGE, before, 'heading: D\ndescription: B\n', theirs);
  assert.deepEqual(conflicts, []);
  assert.equal(text, '# Ours alone\nheading: "D"\ndescription: C # new\n');
});

test('takes theirs where it is right, and ours in everything else', () => {
  const [was, ours] = ['heading: A\ndescription: B\n', 'heading: C\ndescription: D\n'];
  const theirs = 'heading: E\ndescription: F\n';
  const { conflicts } = mergeTexts(PAGE, was, ours, theirs);
  const answers = conflicts.map((one) => ({ ...one, takesTheirs: one.path.includes('heading') }));
  const { text } = mergeTexts(PAGE, was, ours, theirs, { answers });
  assert.equal(text, 'heading: E\ndescription: D\n');
});

test('takes the one change there is, and asks where one has deleted what the other changed', () => {
  const [was, is] = ['description: A\n', 'description: B\n'];
  assert.deepEqual(mergeTexts(PAGE, was, was, undefined), { text: undefined, conflicts: [] });
  assert.deepEqual(mergeTexts(PAGE, was, undefined, was), { text: undefined, conflicts: [] });
  assert.deepEqual(mergeTexts(PAGE, was, is, was), { text: is, conflicts: [] });
  assert.deepEqual(mergeTexts(PAGE, was, is, is), { text: is, conflicts: [] });
  assert.deepEqual(mergeTexts(PAGE, was, is, undefined), {
    text: is,
    conflicts: [{ path: [], ours: is, theirs: undefined }],
  });
  assert.equal(mergeTexts(PAGE, was, undefined, is).text, undefined);
  assert.equal(mergeTexts(PAGE, was, undefined, is).conflicts.length, 1);
});

test('brings two new files of the same name together, and records of translations', () => {
  const both = mergeTexts(PAGE, undefined, 'heading: A\n', 'description: B\n');
  assert.deepEqual(parse(both.text ?? ''), { heading: 'A', description: 'B' });
  const dates = (day: number) => `dates:\n  - id: a\n    title: A\n    start: 2027-01-0${day}\n`;
  const file = [MODEL.pathOf('dates', 'en'), undefined, dates(1), dates(2)] as const;
  // Somebody may have linked to the one that is published.
  assert.match(mergeTexts(...file).text ?? '', /id: a-no-2\n.*\n.*-01\n.*id: a\n.*\n.*-02\n$/);
  // Both have translated the same date.
  assert.equal(mergeTexts(...file, { isTranslation: true }).conflicts.length, 1);
  const record = 'content/translations/fr.json';
  const was = '{"a": 1, "b": 1}';
  const [ours, theirs] = ['{"a": 2, "b": 1}', '{"a": 3, "b": 4, "c": 5}'];
  assert.deepEqual(mergeTexts(record, was, ours, theirs), {
    text: '{\n  "a": 2,\n  "b": 4,\n  "c": 5\n}\n',
    conflicts: [],
  });
});
