import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lazyScreen, loadAllScreens } from './lazy-screen.ts';

test('loads every part, also one that another brings, and whichever cannot be loaded', async () => {
  const loaded: string[] = [];
  const part = (name: string) => {
    loaded.push(name);
    return { default: () => null };
  };
  lazyScreen(() => {
    lazyScreen(() => Promise.resolve(part('inner')));
    return Promise.resolve(part('outer'));
  });
  lazyScreen(() => Promise.reject(new Error('No connection')));
  lazyScreen(() => Promise.resolve(part('last')));
  await loadAllScreens();
  assert.deepEqual(loaded, ['outer', 'last', 'inner']);
});
