import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDrawing } from './drawings.ts';

test('keeps the viewBox and the attributes of the root, and derives a missing viewBox', () => {
  const svg = `<svg viewBox='0 0 8 8' fill="none" stroke-width="2" id="x"><path d="M0 0"/></svg>`;
  const attributes = { fill: 'none', strokeWidth: '2' };
  const body = '<path d="M0 0"/>';
  assert.deepEqual(parseDrawing(svg, 'a.svg'), { viewBox: '0 0 8 8', attributes, body });
  const sized = '<svg width="10px" height="20"><path d="M0 0"/></svg>';
  assert.equal(parseDrawing(sized, 'a.svg').viewBox, '0 0 10 20');
});

test('prefixes ids with the name of the file', () => {
  const svg = '<svg viewBox="0 0 1 1"><defs><g id="shade"/></defs><use href="#shade"/></svg>';
  const { body } = parseDrawing(svg, 'content/images/logo.svg');
  assert.match(body, /id="(logo-\w+)".*href="#\1"/);
});

for (const size of ['', 'viewBox="0 0 0 0"', 'viewBox="0 0 1 1&quot; x=&quot;"', 'width="100%"']) {
  test(`refuses a drawing without a size: ${size || 'nothing'}`, () => {
    assert.throws(() => parseDrawing(`<svg ${size}><path/></svg>`, 'content/images/a.svg'), {
      message: /content\/images\/a\.svg: the drawing does not say how large it is/,
    });
  });
}
