/** Which lines of a YAML file a save changed although nothing in them was to change. */
import assert from 'node:assert/strict';
import { isMap, isNode, isSeq, parseDocument } from 'yaml';
import { matchItems } from '../../editor/files/match-items.ts';
import { isSame } from '../../editor/files/same-data.ts';
import { isData } from '../../editor/form/values.ts';

type Range = readonly [from: number, to: number];

const rangeOf = (node: unknown): Range => {
  assert.ok(isNode(node));
  const [from, , to] = node.range ?? [0, 0, 0];
  return [from, to];
};
const valueOf = (node: unknown): unknown => (isNode(node) ? node.toJSON() : undefined);

/** Where the lines of a list's item begin: with the remarks above it. */
function withRemarks(text: string, [from, to]: Range): Range {
  const above = /(?:[ \t]*(?:#.*)?\n)*[ \t]*(?:- *)+$/.exec(text.slice(0, from))?.[0] ?? '';
  return [from - above.length, to];
}

/** Where a text has to change to say other data. */
function* ownRanges(text: string, node: unknown, data: unknown): Generator<Range> {
  const before = valueOf(node);
  if (isSame(before, data)) return;
  if (isMap(node) && isData(data)) {
    const names = node.items.map(({ key }) => String(valueOf(key)));
    if (node.flow && !isSame([...names].sort(), Object.keys(data).sort())) yield rangeOf(node);
    for (const [index, { key, value }] of node.items.entries()) {
      const now = data[names[index] ?? ''];
      if (now === undefined) yield [rangeOf(key)[0], rangeOf(value)[1]];
      else yield* ownRanges(text, value, now);
    }
  } else if (isSeq(node) && Array.isArray(before) && Array.isArray(data) && !node.flow) {
    const now = matchItems(before, data);
    for (const [index, item] of node.items.entries()) {
      const match = now.indexOf(index);
      if (match < 0) yield withRemarks(text, rangeOf(item));
      else yield* ownRanges(text, item, data[match]);
    }
  } else {
    yield rangeOf(node);
  }
}

/** Lines of a file that are not in its new text, although they say nothing that has changed. */
export function changedLines(before: string, after: string, data: unknown): string[] {
  const ranges = [...ownRanges(before, parseDocument(before).contents, data)];
  const left = after.split('\n');
  let end = -1;
  return before.split('\n').filter((line) => {
    const start = end + 1;
    end = start + line.length;
    if (line.trim() === '' || ranges.some(([from, to]) => from <= end && to > start)) return false;
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** The lines that a file has and did not have before. */
export function added(before: string, after: string): string[] {
  const known = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !known.has(line));
}
