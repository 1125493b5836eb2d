import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elementsIn, parseHtml } from './html.ts';

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;

test('finds elements in drawings, templates and <noscript>', () => {
  const tree = parseHtml(
    page('<svg><g></g></svg><template><p></p></template><noscript><p></p></noscript>'),
  );
  assert.deepEqual([...elementsIn(tree)].map(({ tagName }) => tagName).slice(3), [
    'svg',
    'g',
    'template',
    'p',
    'noscript',
    'p',
  ]);
});
