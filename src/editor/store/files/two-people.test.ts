import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RandomPages } from '../../../../tests/editor/random-pages.ts';
import { mergeData } from './merge-data.ts';

const MERGES = 2500;

/** Returns the texts of a page that contain a unique word; each item of a list has one. */
function textsIn(value: unknown, texts = new Set<unknown>()): Set<unknown> {
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) textsIn(inner, texts);
  else if (/\bw\d+/.test(String(value))) texts.add(value);
  return texts;
}

test('never restores what one of two people removed without saying so, and loses nothing else', () => {
  const pages = new RandomPages(1);
  let merged = 0;
  for (let merge = 0; merge < MERGES; merge += 1) {
    const page = pages.page();
    const [ours, theirs] = [pages.changed(page, 2), pages.changed(page, 2)];
    const { data, conflicts } = mergeData(page, ours, theirs);
    if (conflicts.length > 0) continue;
    merged += 1;
    const [before, mine, their] = [textsIn(page), textsIn(ours), textsIn(theirs)];
    const all = JSON.stringify(data);
    for (const text of new Set([...before, ...mine, ...their])) {
      const isRemoved = before.has(text) && !(mine.has(text) && their.has(text));
      assert.equal(all.split(JSON.stringify(text)).length - 1, isRemoved ? 0 : 1, String(text));
    }
  }
  assert.ok(merged > 0.9 * MERGES);
});
