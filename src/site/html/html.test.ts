import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elementsNamed, htmlOf, parseHtml } from './html.ts';

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;

test('refuses to write what a browser would read differently', () => {
  const tree = parseHtml(page('<p>one</p>'));
  const [paragraph] = elementsNamed(tree, 'p');
  const other = elementsNamed(parseHtml(page('<p>two</p>')), 'p')[0] ?? assert.fail();
  // HTML ends a paragraph where another one begins.
  paragraph?.childNodes.push(other);
  assert.throws(() => htmlOf(tree), /as another tree/);
  assert.throws(() => htmlOf(parseHtml(page('<pre>\n\nfirst line empty</pre>'))), /another tree/);
});
