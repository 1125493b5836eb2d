import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'yaml';
import { valueAt } from '#content/fields';
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

/** Two people's changes of a fact, which are never mixed: before, ours and theirs. */
const FACTS: Record<string, readonly [before: string, ours: string, theirs: string]> = {
  'a bank account': [
    'donate: { bank: [{ accountName: A, bank: B, bic: C, iban: D, currency: EUR }] }',
    'donate: { bank: [{ accountName: A, bank: B, bic: C, iban: E, currency: EUR }] }',
    'donate: { bank: [{ accountName: A, bank: F, bic: G, iban: D, currency: EUR }] }',
  ],
  'mobile money': [
    'donate: { mobileMoney: [{ service: A, country: KE, kind: till, number: "1234", name: B }] }',
    'donate: { mobileMoney: [{ service: A, country: KE, kind: till, number: "5678", name: B }] }',
    'donate: { mobileMoney: [{ service: A, country: GH, kind: till, number: "1234", name: B }] }',
  ],
  'a payment page': [
    'donate: { card: [{ provider: A, address: https://a.example, currency: EUR }] }',
    'donate: { card: [{ provider: A, address: https://b.example, currency: EUR }] }',
    'donate: { card: [{ provider: A, address: https://a.example, currency: USD }] }',
  ],
  'a choice with its fields': [
    'contact: { delivery: { to: endpoint, address: /a } }',
    'contact: { delivery: { to: endpoint, address: /a, thankYouField: _next } }',
    'contact: { delivery: { to: netlify } }',
  ],
};

for (const [name, [before, ours, theirs]] of Object.entries(FACTS))
  test(`takes ${name} whole, or asks, and shows all of it`, () => {
    const path = MODEL.pathOf('organisation', '');
    const { text, conflicts } = mergeTexts(path, before, ours, theirs);
    assert.deepEqual(parse(text ?? ''), parse(ours));
    assert.equal(conflicts.length, 1);
    const [conflict] = conflicts;
    const inText = (data: string) => valueAt(parse(data), conflict?.path ?? []);
    assert.deepEqual([conflict?.ours, conflict?.theirs], [inText(ours), inText(theirs)]);
    const answers = conflicts.map((asked) => ({ ...asked, takesTheirs: true }));
    const answered = mergeTexts(path, before, ours, theirs, { answers });
    assert.deepEqual([parse(answered.text ?? ''), answered.conflicts], [parse(theirs), []]);
    assert.deepEqual(mergeTexts(path, before, ours, `name: B\n${before}`).conflicts, []);
  });

test('takes the times of a date whole, beside other changes of it', () => {
  const path = MODEL.pathOf('dates', 'en');
  const date = (fields: string) => `dates:\n  - { id: a, title: A, ${fields} }\n`;
  const before = date('start: 2027-01-01 18:00, zone: Africa/Lagos');
  const ours = date('start: 2027-01-02 19:00, zone: Africa/Lagos, place: Hall');
  const merged = (theirs: string) => mergeTexts(path, before, ours, date(theirs));
  const { text, conflicts } = merged('start: 2027-01-01 18:00, zone: Africa/Accra, topic: tech');
  assert.deepEqual(conflicts, [
    {
      path: ['dates', 0],
      ours: { start: '2027-01-02 19:00', zone: 'Africa/Lagos' },
      theirs: { start: '2027-01-01 18:00', zone: 'Africa/Accra' },
    },
  ]);
  assert.deepEqual(parse(text ?? ''), parse(ours.replace('Hall', 'Hall, topic: tech')));
  assert.deepEqual(
    merged('start: 2027-01-01 18:00, zone: Africa/Lagos, topic: tech').conflicts,
    [],
  );
});

test('asks which of two new pages of one name stays, and brings other new files together', () => {
  const [ours, theirs] = ['heading: A\nblocks: []\n', 'heading: B\n'];
  const { text, conflicts } = mergeTexts(PAGE, undefined, ours, theirs);
  assert.deepEqual([text, conflicts], [ours, [{ path: [], ours, theirs }]]);
  const answers = [{ path: [], ours, theirs, takesTheirs: true }];
  assert.equal(mergeTexts(PAGE, undefined, ours, theirs, { answers }).text, theirs);
  const dates = (day: number) => `dates:\n  - id: a\n    title: A\n    start: 2027-01-0${day}\n`;
  const file = [MODEL.pathOf('dates', 'en'), undefined, dates(1), dates(2)] as const;
  // Somebody may have linked to the one that is published.
  assert.match(mergeTexts(...file).text ?? '', /id: a-no-2\n.*\n.*-01\n.*id: a\n.*\n.*-02\n$/);
  // Both have translated the same date.
  assert.equal(mergeTexts(...file, { isTranslation: true }).conflicts.length, 1);
  const record = 'content/translations/fr.json';
  const was = '{"a": 1, "b": 1}';
  const [mine, their] = ['{"a": 2, "b": 1}', '{"a": 3, "b": 4, "c": 5}'];
  assert.deepEqual(mergeTexts(record, was, mine, their), {
    text: '{\n  "a": 2,\n  "b": 4,\n  "c": 5\n}\n',
    conflicts: [],
  });
});
