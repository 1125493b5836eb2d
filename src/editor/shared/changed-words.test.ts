import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textsIn } from '../../../tests/editor/project.ts';
import { customPageWith } from '../../../tests/fixtures/custom-pages.ts';
import { withFormatting } from '../store/data/without-formatting.ts';
import { changedWords, wordsIn, wordsOfSide } from './changed-words.ts';

test('marks only the words that a change removes and adds', () => {
  const changes = (before: string, after: string) =>
    changedWords(before, after).map(
      ({ common, removed, added }) => common || `[-${removed}-][+${added}+]`,
    );
  for (const [before, after, ...expected] of [
    ['We teach music here.', 'We teach songs here.', 'We teach', '[-music-][+songs+]', 'here.'],
    ['One b three d', 'Two b three e', '[-One-][+Two+]', 'b three', '[-d-][+e+]'],
    ['a a a', 'a  a', 'a a', '[-a-][++]'],
    ['', 'New', '[--][+New+]'],
  ])
    assert.deepEqual(changes(before ?? '', after ?? ''), expected, after);
});

test('marks words that became bold or a link, also beside words that changed', () => {
  const [was, is] = [
    'We teach music. Come to the hall today.',
    'We teach songs. Come to [the hall](/hall) **today**.',
  ].map((text) => withFormatting(text, 'markdown'));
  const added = changedWords(was ?? '', is ?? '').map((part) => part.added);
  assert.deepEqual(added.filter(Boolean), ['songs.', '(/hall) **today**.']);
});

test('marks a change of a heading, a quotation or a list, also if no word has changed', () => {
  const paragraphs = 'Come\n\nand sing';
  const all = [`## ${paragraphs}`, `### ${paragraphs}`, `> ${paragraphs}`, `- ${paragraphs}`];
  const [was, ...is] = [...all, `1. ${paragraphs}`].map((text) => withFormatting(text, 'markdown'));
  const added = is.map((text) =>
    changedWords(was ?? '', text)
      .map((part) => part.added)
      .join(''),
  );
  assert.deepEqual(added, ['###', '>', '-', '1.']);
});

test('shows both sides of a conflict: a list in each order, and a page that one side removed', () => {
  const texts = textsIn(['en']);
  const says = (path: (string | number)[], value: unknown) =>
    wordsOfSide(texts, 'content/en/more/choir.yaml', { path, ours: value, theirs: value }, value);
  const list = [
    { id: 'a', name: 'Choir' },
    { id: 'b', name: 'Band' },
  ];
  assert.deepEqual(
    [says(['people'], list), says(['people'], list.toReversed())],
    ['Choir · Band', 'Band · Choir'],
  );
  assert.deepEqual([says([], customPageWith()), says([], undefined)], ['A page', 'removed']);
});

test('shows a checkbox as yes or no', () => {
  assert.deepEqual([wordsIn(false), wordsIn(true)], ['no', 'yes']);
});

test('shows the words of a long text without signs of formatting', () => {
  const path = 'content/en/more/choir.yaml';
  const page = customPageWith('## The *church*\n\n- [Come](/choir)\n- **Sing**\\\n  with us');
  const texts = textsIn(['en']).with(path, page);
  assert.deepEqual(
    wordsIn(texts.value(path, ['blocks']), texts.field(path, ['blocks'])).split('\n'),
    ['The church', 'Come', 'Sing with us'],
  );
});
