import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Row } from './row.ts';
import { summary, table, wrap } from './table.ts';

const BLOCKER: Row = {
  severity: 'blocker',
  about: 'setting',
  today: 'Every Join Community button opens a page of example.org instead of your own form.',
  file: 'content/en/pages/contact-us.yaml',
  line: 123,
  field: 'community › pictures › 4 › file',
};
const ADVICE: Row = { ...BLOCKER, severity: 'advice', today: 'Short.', field: '' };

test('no line is wider than the screen, and nothing is lost', () => {
  for (const width of [60, 80, 120, 140]) {
    const printed = table([BLOCKER, ADVICE], width);
    for (const line of printed.split('\n')) assert.ok(line.length <= width, `${width}: ${line}`);
    const words = printed.replace(/\s+/g, ' ');
    for (const word of BLOCKER.today.split(' ')) assert.ok(words.includes(word), word);
  }
});

test('at 80 signs the longest path stands on one line with its line number', () => {
  assert.match(table([BLOCKER], 80), /content\/en\/pages\/contact-us\.yaml:123\n/);
});

test('words longer than a column are broken, all others kept whole', () => {
  assert.deepEqual(wrap('one two three', 7), ['one two', 'three']);
  assert.deepEqual(wrap('abcdefghij kl', 4), ['abcd', 'efgh', 'ij', 'kl']);
  assert.deepEqual(wrap('', 4), []);
});

test('the summary says plainly how things stand', () => {
  assert.equal(summary([]), 'All is ready.');
  assert.equal(summary([BLOCKER]), '1 blocker and nothing else.');
  assert.equal(summary([BLOCKER, BLOCKER, ADVICE]), '2 blockers and 1 piece of advice.');
  assert.equal(summary([ADVICE, ADVICE]), 'No blocker is left; 2 pieces of advice.');
});
