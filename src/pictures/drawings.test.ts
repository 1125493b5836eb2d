import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDrawing } from './drawings.ts';

test('a drawing keeps its shape and what is said of all its parts', () => {
  assert.deepEqual(
    parseDrawing(
      `<svg viewBox='0 0 8 8' fill="none" stroke-width="2" id="x"><path d="M0 0"/></svg>`,
      'a.svg',
    ),
    {
      viewBox: '0 0 8 8',
      attributes: { fill: 'none', strokeWidth: '2' },
      body: '<path d="M0 0"/>',
    },
  );
});

test('a drawing that says only how large it is gets its viewBox from that', () => {
  const { viewBox } = parseDrawing('<svg width="10px" height="20"><path d="M0 0"/></svg>', 'a.svg');
  assert.equal(viewBox, '0 0 10 20');
});

test('parts of several drawings never share a name', () => {
  const { body } = parseDrawing(
    '<svg viewBox="0 0 1 1"><defs><g id="shade"/></defs><use href="#shade"/></svg>',
    'content/images/logo.svg',
  );
  assert.match(body, /id="(logo-\w+)".*href="#\1"/);
});

test('a value of the root cannot end the attribute it is written into', () => {
  const svg = '<svg viewBox="0 0 1 1" fill="red&quot; onload=&quot;alert(1)"><g/></svg>';
  const loud = svg.replace('alert(1)', 'x');
  assert.throws(() => parseDrawing(svg, 'a.svg'), { name: 'ContentError' });
  assert.doesNotMatch(parseDrawing(loud, 'a.svg').attributes['fill'] ?? '', /["<&]/);
});

for (const size of ['', 'viewBox="0 0 0 0"', 'viewBox="0 0 1 1&quot; x=&quot;"', 'width="100%"']) {
  test(`a drawing that does not say how large it is is refused: ${size || 'nothing'}`, () => {
    assert.throws(() => parseDrawing(`<svg ${size}><path/></svg>`, 'content/images/a.svg'), {
      message: /content\/images\/a\.svg: the drawing does not say how large it is/,
    });
  });
}
