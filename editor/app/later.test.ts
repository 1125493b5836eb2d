import assert from 'node:assert/strict';
import { test } from 'node:test';
import { later, loadAll } from './later.ts';

test('loads every part, also one that another brings, and whichever cannot be loaded', async () => {
  const loaded: string[] = [];
  const part = (name: string) => {
    loaded.push(name);
    return { default: () => null };
  };
  later(() => {
    later(() => Promise.resolve(part('inner')));
    return Promise.resolve(part('outer'));
  });
  later(() => Promise.reject(new Error('No connection')));
  later(() => Promise.resolve(part('last')));
  await loadAll();
  assert.deepEqual(loaded, ['outer', 'last', 'inner']);
});
