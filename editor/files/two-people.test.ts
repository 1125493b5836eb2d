import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RandomPages } from '../../tests/editor/random-pages.ts';
import { mergeData } from './merge-data.ts';

const MERGES = 2500;

/** Every text of a page that holds a word of its own; each item of a list has one. */
function textsIn(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) textsIn(inner, found);
  else if (/\bw\d+/.test(String(value))) found.add(value);
  return found;
}

test('never restores what one of two people removed without saying so, and loses nothing else', (t) => {
  const pages = new RandomPages(1);
  const counts = { merged: 0, told: 0, cameBack: 0, lost: 0, doubled: 0 };
  for (let merge = 0; merge < MERGES; merge += 1) {
    const page = pages.page();
    const [ours, theirs] = [pages.changed(page, 2), pages.changed(page, 2)];
    const { data, conflicts } = mergeData(page, ours, theirs);
    if (conflicts.length > 0) {
      counts.told += 1;
      continue;
    }
    counts.merged += 1;
    const [before, mine, other] = [textsIn(page), textsIn(ours), textsIn(theirs)];
    for (const text of new Set([...before, ...mine, ...other])) {
      const isRemoved = before.has(text) && !(mine.has(text) && other.has(text));
      const all = JSON.stringify(data).split(JSON.stringify(text)).length - 1;
      counts.cameBack += Number(isRemoved && all > 0);
      counts.lost += Number(!isRemoved && all === 0);
      counts.doubled += Number(all > 1);
    }
  }
  t.diagnostic(`${MERGES} merges: ${JSON.stringify(counts)}`);
  const { cameBack, lost, doubled } = counts;
  assert.deepEqual({ cameBack, lost, doubled }, { cameBack: 0, lost: 0, doubled: 0 });
  assert.ok(counts.merged > 0.9 * MERGES);
});
