import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeData } from './merge-data.ts';

const ada = { name: 'Ada', role: 'Sings' };
const kofi = { name: 'Kofi', role: 'Drums' };
const zane = { name: 'Zane', role: 'Dances' };
const page = { heading: 'Team', people: [ada, kofi] };

type Page = Partial<typeof page>;
const merged = (ours: Page, theirs: Page) => mergeData(page, ours, theirs);

test('keeps what only one of two people has changed', () => {
  assert.deepEqual(
    merged(
      { ...page, heading: 'Our team' },
      { ...page, people: [kofi, { ...ada, role: 'Plays' }] },
    ),
    { data: { heading: 'Our team', people: [kofi, { ...ada, role: 'Plays' }] }, conflicts: [] },
  );
});

test('keeps what both have added, in its place', () => {
  const chi = { name: 'Chi', role: 'Writes' };
  assert.deepEqual(
    merged({ ...page, people: [zane, ada, kofi] }, { ...page, people: [ada, kofi, chi] }),
    { data: { ...page, people: [zane, ada, kofi, chi] }, conflicts: [] },
  );
});

test('reports what one has removed and the other has changed', () => {
  const louder = { ...kofi, role: 'Drums loudly' };
  assert.deepEqual(merged({ ...page, people: [ada] }, { ...page, people: [ada, louder] }), {
    data: { ...page, people: [ada] },
    conflicts: [{ path: ['people'], ours: undefined, theirs: louder }],
  });
  assert.deepEqual(merged({ ...page, people: [ada, louder] }, { ...page, people: [ada] }), {
    data: { ...page, people: [ada, louder] },
    conflicts: [{ path: ['people', 1], ours: louder, theirs: undefined }],
  });
});

test('merges a text of several lines line by line', () => {
  const before = 'First\n\nSecond\n\nThird';
  const ours = 'First, changed\n\nSecond\n\nThird';
  const theirs = 'First\n\nSecond\n\nThird, changed';
  const both = 'First, changed\n\nSecond\n\nThird, changed';
  assert.deepEqual(mergeData(before, ours, theirs), { data: both, conflicts: [] });
  assert.equal(mergeData(before, ours, 'Other\n\nSecond\n\nThird').conflicts.length, 1);
});
