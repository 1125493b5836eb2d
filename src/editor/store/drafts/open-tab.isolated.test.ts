import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OpenTab } from './open-tab.ts';

/** Opens tabs of one project. @param finish what a tab does before it lets go */
function tabs(count: number, finish = () => Promise.resolve()) {
  const project = crypto.randomUUID();
  return Array.from({ length: count }, () => {
    const tab = new OpenTab(project, finish);
    const seen = { tab, lost: 0 };
    tab.subscribe(() => (seen.lost += 1));
    return seen;
  });
}

test('one tab has a project; another takes it over once the first has stored what is left', async () => {
  let stored = 0;
  const [first, second] = tabs(2, () => {
    stored += 1;
    return Promise.resolve();
  });
  assert.ok(first && second);
  assert.equal(await first.tab.open(false), true);
  assert.equal(await second.tab.open(false), false);
  assert.equal(await second.tab.open(true), true);
  assert.deepEqual([stored, first.lost, second.lost], [1, 1, 0]);
  second.tab.letGo();
  assert.equal(await first.tab.open(false), true);
  for (const { tab } of [first, second]) tab.close();
});

test('a tab that does not answer loses the project, and is told so once it runs again', async () => {
  const [first, second] = tabs(2, () => new Promise(() => undefined));
  assert.ok(first && second);
  await first.tab.open(false);
  assert.equal(await second.tab.open(true), true);
  assert.equal(first.lost, 1);
  for (const { tab } of [first, second]) tab.close();
});
