import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeData } from './merge-data.ts';

const ada = { name: 'Ada', role: 'Sings' };
const kofi = { name: 'Kofi', role: 'Drums' };
const zane = { name: 'Zane', role: 'Dances' };
const page = { heading: 'Team', people: [ada, kofi, zane] };

type Page = Partial<typeof page>;
const merged = (ours: Page, theirs: Page) => mergeData(page, ours, theirs);
const withPeople = (...people: Page['people'] & object): Page => ({ ...page, people });

test('keeps what only one of two people has changed', () => {
  const plays = { ...ada, role: 'Plays' };
  assert.deepEqual(merged({ ...page, heading: 'Our team' }, withPeople(kofi, plays, zane)), {
    data: { heading: 'Our team', people: [kofi, plays, zane] },
    conflicts: [],
  });
});

test('keeps what both have added, in its place', () => {
  const chi = { name: 'Chi', role: 'Writes' };
  const eve = { name: 'Eve', role: 'Paints' };
  assert.deepEqual(merged(withPeople(chi, ada, kofi, zane), withPeople(ada, kofi, zane, eve)), {
    data: withPeople(chi, ada, kofi, zane, eve),
    conflicts: [],
  });
});

test('asks what both have changed, and takes the side that is right', () => {
  const louder = { ...kofi, role: 'Drums loudly' };
  const [changed, removed] = [withPeople(ada, louder, zane), withPeople(ada, zane)];
  const orders = [withPeople(kofi, zane, ada), withPeople(zane, kofi, ada)] as const;
  const asked = [
    [{ ...page, heading: 'Ours' }, { ...page, heading: 'Theirs' }, ['heading'], 'Ours', 'Theirs'],
    [removed, changed, ['people'], undefined, louder],
    [changed, removed, ['people', 1], louder, undefined],
    [...orders, ['people'], ...orders.map(({ people }) => people)],
  ] as const;
  for (const [ours, theirs, path, our, their] of asked) {
    const conflict = { path: [...path], ours: our, theirs: their };
    assert.deepEqual(merged(ours, theirs), { data: ours, conflicts: [conflict] });
    const answers = [{ ...conflict, takesTheirs: true }];
    assert.deepEqual(mergeData(page, ours, theirs, { answers }), { data: theirs, conflicts: [] });
    // It was another item, or another text, that was decided.
    for (const ours of [withPeople(ada, zane, louder), { ...page, heading: 'Ours, again' }])
      assert.deepEqual(mergeData(page, ours, theirs, { answers }), merged(ours, theirs));
  }
});

test('merges a text of several lines line by line', () => {
  const before = 'First\n\nSecond\n\nThird';
  const ours = 'First, changed\n\nSecond\n\nThird';
  const theirs = 'First\n\nSecond\n\nThird, changed';
  const both = 'First, changed\n\nSecond\n\nThird, changed';
  assert.deepEqual(mergeData(before, ours, theirs), { data: both, conflicts: [] });
  assert.equal(mergeData(before, ours, 'Other\n\nSecond\n\nThird').conflicts.length, 1);
});

const anybody = { name: '[[name]]', role: '[[role]]' };

test('keeps two people apart who look alike while two others fill them in', () => {
  const was = { people: [anybody, anybody] };
  const ours = { people: [{ ...anybody, name: 'Ada' }, anybody] };
  const theirs = { people: [anybody, { ...anybody, role: 'Drums' }] };
  assert.deepEqual(mergeData(was, ours, theirs), {
    data: { people: [ours.people[0], theirs.people[1]] },
    conflicts: [],
  });
});

test('asks about a list where nobody can tell which of two items was changed', () => {
  const was = [
    { name: 'Ada', role: 'Sings' },
    { name: 'Kofi', role: 'Sings' },
  ];
  // Either Ada was renamed and Kofi removed, or Kofi renamed and Ada removed.
  const ours = [{ name: 'Zane', role: 'Sings' }];
  const theirs = [{ name: 'Ada', role: 'Dances' }, was[1]];
  const asked = { data: ours, conflicts: [{ path: [], ours, theirs }] };
  assert.deepEqual(mergeData(was, ours, theirs), asked);
  const answers = [{ path: [], ours, theirs, takesTheirs: true }];
  assert.deepEqual(mergeData(was, ours, theirs, { answers }).data, theirs);
  // A change of another field is no conflict.
  const heading = { heading: 'Other', people: was };
  assert.deepEqual(
    mergeData({ heading: 'Team', people: was }, { heading: 'Team', people: ours }, heading),
    { data: { heading: 'Other', people: ours }, conflicts: [] },
  );
});

test('asks which of two rewrites of a text stays that share no word', () => {
  const list = (text: string) => [
    { block: 'text', text },
    { block: 'steps', heading: 'How' },
  ];
  const [was, ours, theirs] = [list('One two'), list('Three four'), list('Five six')];
  assert.deepEqual(mergeData(was, ours, theirs), {
    data: ours,
    conflicts: [{ path: [0], ours: ours[0], theirs: theirs[0] }],
  });
});

test('takes items with other ids for other items, however alike they are', () => {
  const question = (id: string, answer: string) => ({ id, question: 'Is it free?', answer });
  const was = [question('free', 'Yes.'), question('where', 'Here.')];
  const ours = [question('paid', 'Yes, it is.'), was[1]];
  const theirs = [question('free', 'Yes, for all.'), was[1]];
  assert.deepEqual(mergeData(was, ours, theirs).conflicts, [
    { path: [], ours: undefined, theirs: theirs[0] },
  ]);
  const longer = [was[0], was[1], question('when', 'Now.')];
  assert.deepEqual(mergeData(was, ours, longer), {
    data: [ours[0], was[1], longer[2]],
    conflicts: [],
  });
});
