import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDrawing } from './drawings.ts';

test('a drawing keeps its shape and the attributes that matter', () => {
  assert.deepEqual(
    parseDrawing(
      '<svg viewBox="0 0 8 8" fill="none" stroke-width="2" onload="x()"><path d="M0 0"/></svg>',
      'a.svg',
    ),
    {
      viewBox: '0 0 8 8',
      attributes: { fill: 'none', strokeWidth: '2' },
      body: '<path d="M0 0"/>',
    },
  );
});

for (const [what, svg] of [
  ['no drawing', 'hello'],
  ['no viewBox', '<svg><path/></svg>'],
  ['a script', '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>'],
  ['a handler', '<svg viewBox="0 0 1 1"><path onclick="x()"/></svg>'],
  ['a style', '<svg viewBox="0 0 1 1"><path style="fill:red"/></svg>'],
  [
    'a link to another file',
    '<svg viewBox="0 0 1 1"><use href="https://example.org/a.svg#b"/></svg>',
  ],
] as const) {
  test(`a file with ${what} is refused in a sentence`, () => {
    assert.throws(() => parseDrawing(svg, 'content/images/a.svg'), {
      name: 'ContentError',
      message: /content\/images\/a\.svg: .+\./,
    });
  });
}
