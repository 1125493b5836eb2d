import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customPagesFolder } from '#content/project';
import { randomChange, reworded } from '../../../../tests/editor/random-changes.ts';
import { Random } from '../../../../tests/editor/random.ts';
import { customPagesOfExample } from '../../../../tests/support/sites.ts';
import { fileFieldAt } from './file-schema.ts';
import { mergeData } from './merge-data.ts';

/** The number of merges of each page; `MERGES=500 npm test -- two-people` tries more. */
const MERGES = Number(process.env['MERGES'] ?? 12);
const file = fileFieldAt(`${customPagesFolder('en')}/page.yaml`);

/** The texts of a page that contain a unique word; each item of a list has one. */
function textsIn(value: unknown, texts = new Set<unknown>()): Set<unknown> {
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) textsIn(inner, texts);
  else if (/\bw\d+/.test(String(value))) texts.add(value);
  return texts;
}

test('never restores what one of two people removed without saying so, and loses nothing else', () => {
  const random = new Random(1);
  const pages = customPagesOfExample().map((page) => reworded(page, file, random));
  let merged = 0;
  const twice = (page: unknown) =>
    [1, 2].reduce((now) => randomChange(now, file, random).data, page);
  for (const page of pages.flatMap((page) => Array<unknown>(MERGES).fill(page))) {
    const [ours, theirs] = [twice(page), twice(page)];
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
  assert.ok(merged > 0.6 * MERGES * pages.length, `${merged} merged`);
});
