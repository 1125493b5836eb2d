import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UserError, explain } from './failure.ts';

const failure = (code: string) =>
  Object.assign(new Error(`${code}: open '/site/dist'`), { code, path: '/site/dist' });

test('explains a folder that is not writable', () => {
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

test('shows only the message of a content or user error, at any depth', () => {
  const mistake = Object.assign(new Error('content/en/site.yaml, line 3: …'), {
    name: 'ContentError',
  });
  assert.equal(explain(new Error('Page failed', { cause: mistake })).trim(), mistake.message);
  assert.equal(explain(new UserError('Install a browser.')).trim(), 'Install a browser.');
});

test('explains any other error, with its stack only for --trace', () => {
  for (const unexpected of [new Error('x is not a function'), 'x is not a function']) {
    const text = explain(unexpected);
    assert.match(text, /failed unexpectedly: x is not a function\n.*undo it/);
    assert.doesNotMatch(text, /^\s+at /m);
  }
  process.argv.push('--trace');
  assert.match(explain(new Error('x')), /^\s+at .*failure\.test\.ts/m);
  process.argv.pop();
});
