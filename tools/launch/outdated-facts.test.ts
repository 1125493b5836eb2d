import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderWith } from '../../tests/support/folder-with.ts';
import { outdatedFacts } from './outdated-facts.ts';

const NOW = Date.parse('2027-11-22T12:00Z');

test('names the line of each fact whose source nobody has read for a year', () => {
  const root = folderWith({
    'docs/facts.yaml': `- fact: Old\n  readOn: 2026-11-21\n- fact: New\n  readOn: 2026-11-23\n`,
    'src/site/features/giving/schemas/services.json': '{ "readOn": "2026-11-20" }',
  });
  const named = outdatedFacts(root, NOW).map(({ file, line, today }) => [file, line, today]);
  const sentence = (day: string) =>
    `For engineers: the source of this was last read on ${day} and may say something else now.`;
  assert.deepEqual(named, [
    ['docs/facts.yaml', 2, sentence('21 November 2026')],
    ['src/site/features/giving/schemas/services.json', 1, sentence('20 November 2026')],
  ]);
});
