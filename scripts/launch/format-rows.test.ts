import { fieldNames } from '../../src/core/reading/content-error.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Row } from '../../src/core/launch/row.ts';
import { formatRows, summary } from './format-rows.ts';

const BLOCKER: Row = {
  severity: 'blocker',
  today: 'Every Join Community button opens a page of example.org instead of your own form.',
  file: 'content/en/pages/accessibility.yaml',
  line: 123,
  path: ['community', 'pictures', 3, 'file'],
  more: 3,
};
const ADVICE: Row = { ...BLOCKER, severity: 'advice', today: 'x'.repeat(150), path: [], more: 0 };

test('no line is wider than the screen, nothing is lost, and file and line stay in one piece', () => {
  for (const width of [60, 80, 100]) {
    const printed = formatRows([BLOCKER, ADVICE], width);
    for (const line of printed.split('\n')) {
      assert.ok(line.length <= width, `${width}: ${line}`);
      assert.equal(line, line.trimEnd());
    }
    assert.match(printed, /^ +content\/en\/pages\/accessibility\.yaml:123 /m);
    for (const word of BLOCKER.today.split(' ')) assert.ok(printed.includes(word), word);
    const words = printed.replace(/\s+/g, '');
    for (const { today, ...place } of [BLOCKER, ADVICE]) {
      assert.ok(words.includes(today.replace(/\s+/g, '')));
      assert.ok(words.includes(fieldNames(place).replace(/\s+/g, '')));
    }
  }
});

test('the summary counts what blocks the launch, and advice', () => {
  assert.equal(summary([]), 'All is ready.');
  assert.equal(summary([BLOCKER]), '1 blocker and nothing else.');
  assert.equal(summary([BLOCKER, BLOCKER, ADVICE]), '2 blockers and 1 piece of advice.');
  assert.equal(summary([ADVICE, ADVICE]), 'No blocker is left; 2 pieces of advice.');
});
