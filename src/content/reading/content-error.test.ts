import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { checkYaml } from './check-yaml.ts';
import { ContentError } from './content-error.ts';

/** The problems of a file with some unknown fields. */
function problemsOf(count: number, path: string) {
  const text = Array.from({ length: count }, (_, index) => `k${index}: x\n`).join('');
  const { problems = [] } = checkYaml({ text, path }, z.strictObject({}));
  assert.equal(problems.length, count);
  return problems;
}

test('tells of one thing, and of each of 20', () => {
  assert.match(new ContentError(problemsOf(1, 'x.yaml')).message, /^One thing in content\//);
  const { message } = new ContentError(problemsOf(20, 'x.yaml'));
  assert.match(message, /^20 things in content\/.*built:\n {2}x\.yaml.*"k0"[^]*"k19".*\n$/);
});

for (const [count, more] of [
  [300, '280 more mistakes.'],
  [21, '1 more mistake.'],
] as const)
  test(`tells the first 20 of ${count} mistakes in a file, how many more it has, and those of another file`, () => {
    const problems = [...problemsOf(count, 'x.yaml'), ...problemsOf(2, 'y.yaml')];
    const [first, ...lines] = new ContentError(problems).message.trimEnd().split('\n');
    assert.match(first ?? '', new RegExp(`^${count + 2} things in content/`));
    assert.equal(lines.length, 23);
    assert.equal(lines[20], `  x.yaml: ${more}`);
    assert.match(lines[22] ?? '', /^ {2}y\.yaml, line 2: .*"k1"/);
  });
