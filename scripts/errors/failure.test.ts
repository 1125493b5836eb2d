import assert from 'node:assert/strict';
import { readFileSync, symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { folderWith } from '../../tests/support/folder-with.ts';
import { UserError, explain } from './failure.ts';

const failure = (code: string) =>
  Object.assign(new Error(`${code}: open '/site/dist'`), { code, path: '/site/dist' });

test('explains a folder that is not writable, also as the cause of another error', () => {
  for (const [code, sentence] of [
    ['EACCES', /\/site\/dist cannot be written to\. .*copy the project/],
    ['EROFS', /\/site\/dist cannot be written to, because its disk is read-only\. Copy/],
    ['ENOSPC', /\/site\/dist could not be written, because the disk is full\. Make room/],
    ['EXDEV', /\/site\/dist cannot be moved, because \.cache is on a disk or a mount of its own/],
    ['EBUSY', /\/site\/dist cannot be moved, because another program uses it/],
  ] as const)
    assert.match(explain(new Error('The hook failed', { cause: failure(code) })), sentence);
});

test('explains a full disk also where it is not the first thing that is said', () => {
  // As the bundler, a program in Rust, says it.
  const ofBundler = (system: string) =>
    new Error(
      `\u001b[31mWrong\nFailed to write file in /site/a b.mjs\n\nCaused by:\n    ${system}`,
    );
  assert.match(
    explain(ofBundler('No room (os error 28)')),
    /^\n\/site\/a b\.mjs could not be written, because the disk is full\. Make room/,
  );
  assert.match(explain(ofBundler('Another error (os error 5)')), /failed unexpectedly/);
  const several = new AggregateError([new Error('x'), failure('ENOSPC')], '2 errors occurred');
  assert.match(explain(several), /\/site\/dist could not be written, because the disk is full/);
});

test('names a link that leads nowhere or in a circle, also on the way to a file', async () => {
  const folder = fileURLToPath(folderWith());
  const [nowhere, circle] = [join(folder, 'nowhere.yaml'), join(folder, 'circle')];
  symlinkSync('of-nothing.yaml', nowhere);
  symlinkSync('circle', circle);
  for (const [link, file] of [
    [nowhere, nowhere],
    [circle, join(circle, 'en/site.yaml')],
  ] as const) {
    const sentence = `${relative('', link)} is a link that leads nowhere or in a circle.`;
    const error: unknown = await readFile(file).catch((reason: unknown) => reason);
    assert.ok(explain(error).includes(sentence), explain(error));
  }
  assert.throws(
    () => readFileSync(join(folder, 'none.yaml')),
    (error) => explain(error).includes('failed unexpectedly'),
  );
});

test('shows only the message of a content or user error, at any depth', () => {
  const mistake = new UserError('content/en/site.yaml, line 3: …');
  assert.equal(explain(new Error('Page failed', { cause: mistake })).trim(), mistake.message);
});

test('explains any other error, with its stack only for --trace', () => {
  for (const [unexpected, said] of [
    [new Error('x is not a function'), 'x is not a function'],
    ['x is not a function', 'x is not a function'],
    [new Error(''), 'Error'],
    [new Error('x', { cause: new Error('') }), 'x'],
  ] as const) {
    const text = explain(unexpected);
    assert.match(text, new RegExp(`failed unexpectedly: ${said}\\n.*undo it`));
    assert.doesNotMatch(text, /^\s+at /m);
  }
  process.argv.push('--trace');
  assert.match(explain(new Error('x')), /^\s+at .*failure\.test\.ts/m);
  process.argv.pop();
});
