import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lazyComponent, preloadLazyComponents } from './lazy-component.ts';

test('loads every part, also one that another brings, and whichever cannot be loaded', async () => {
  const loaded: string[] = [];
  const part = (name: string) => {
    loaded.push(name);
    return { default: () => null };
  };
  lazyComponent(() => {
    lazyComponent(() => Promise.resolve(part('inner')));
    return Promise.resolve(part('outer'));
  });
  lazyComponent(() => Promise.reject(new Error('No connection')));
  lazyComponent(() => Promise.resolve(part('last')));
  await preloadLazyComponents();
  assert.deepEqual(loaded, ['outer', 'last', 'inner']);
});
