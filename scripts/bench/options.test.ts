import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions } from './options.ts';

test('other sites are named, and their addresses lose the slash at the end', () => {
  const { sites, runs, pages } = readOptions([
    '--url',
    'old=https://example.org/',
    '--url',
    'new=http://localhost:1',
  ]);
  assert.deepEqual(sites, [
    { name: 'old', url: 'https://example.org' },
    { name: 'new', url: 'http://localhost:1' },
  ]);
  assert.equal(runs, 5);
  assert.equal(pages.length, 4);
});

test('what cannot be read is answered with a sentence', () => {
  assert.throws(() => readOptions(['--url', 'https://example.org']), /expected NAME=ADDRESS/);
  assert.throws(() => readOptions(['--runs', '0']), /expected a whole number/);
  assert.throws(() => readOptions(['--pages', '/none']), /expected some of/);
});
