import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markdownHtml } from './markdown.ts';

test('a text that was rendered before gives the same, and the same ids for its headings', () => {
  const [ids, again, others] = [new Set(['odd']), new Set(['odd']), new Set<string>()];
  const html = markdownHtml('## Odd', ids);
  assert.match(html, /id="odd-2"/);
  assert.equal(markdownHtml('## Odd', again), html);
  assert.deepEqual([...again], [...ids]);
  assert.match(markdownHtml('## Odd', others), /id="odd"/);
});
