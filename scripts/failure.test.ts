import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UserError, explain } from './failure.ts';

const failure = (code: string) =>
  Object.assign(new Error(`${code}: open '/site/dist'`), { code, path: '/site/dist' });

test('a folder that refuses to be written to is named, with what to do', () => {
  for (const [code, sentence] of [
    ['EACCES', /\/site\/dist cannot be written to\. .*copy the project/],
    ['EPERM', /\/site\/dist cannot be written to\. .*copy the project/],
    ['EROFS', /\/site\/dist cannot be written to, because its disk is read-only\. Copy/],
    ['ENOSPC', /\/site\/dist could not be written, because the disk is full\. Make room/],
  ] as const) {
    assert.match(explain(failure(code)), sentence);
    assert.match(explain(new Error('The hook failed', { cause: failure(code) })), sentence);
  }
});

test('a mistake in content/ or in a command is shown in its own words alone, wherever it was thrown', () => {
  const mistake = Object.assign(new Error('content/en/site.yaml, line 3: …'), {
    name: 'ContentError',
  });
  assert.equal(explain(new Error('Page failed', { cause: mistake })).trim(), mistake.message);
  assert.equal(explain(new UserError('Install a browser.')).trim(), 'Install a browser.');
});

test('anything else says what to do, and where it happened only when asked', () => {
  for (const unforeseen of [new Error('x is not a function'), 'x is not a function']) {
    const text = explain(unforeseen, false);
    assert.match(text, /nobody foresaw: x is not a function\n.*undo it/);
    assert.doesNotMatch(text, /^\s+at /m);
  }
  assert.match(explain(new Error('x'), true), /^\s+at .*failure\.test\.ts/m);
});
