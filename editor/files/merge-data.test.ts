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
  const [one, other] = [withPeople(ada, louder, zane), withPeople(ada, zane)];
  const orders = [withPeople(kofi, zane, ada), withPeople(zane, kofi, ada)] as const;
  const asked = [
    [{ ...page, heading: 'Ours' }, { ...page, heading: 'Theirs' }, ['heading'], 'Ours', 'Theirs'],
    [other, one, ['people'], undefined, louder],
    [one, other, ['people', 1], louder, undefined],
    [...orders, ['people'], ...orders.map(({ people }) => people)],
  ] as const;
  for (const [ours, theirs, path, our, their] of asked) {
    const conflicts = [{ path, ours: our, theirs: their }];
    assert.deepEqual(merged(ours, theirs), { data: ours, conflicts });
    assert.deepEqual(
      mergeData(page, ours, theirs, () => true),
      { data: theirs, conflicts },
    );
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
