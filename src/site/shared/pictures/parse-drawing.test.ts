import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseDrawing } from './parse-drawing.ts';

const FILE = 'content/images/logo.svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

const drawn = (content: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${root}>\n${content}\n</svg>`;

test('inlines what a drawing holds, with the attributes of its root and ids that no other drawing has', () => {
  const svg = `<?xml version="1.0"?><!-- x --><svg viewBox='0 0 8 8' fill="none" stroke-width="2" id="x"><g id="a" fill="url(#b)"/><use href="#a"/><text>A &amp; &lt;B</text></svg>`;
  assert.deepEqual(parseDrawing(svg, FILE), {
    viewBox: '0 0 8 8',
    attributes: { fill: 'none', strokeWidth: '2' },
    body: '<g id="logo-a" fill="url(#logo-b)"/><use href="#logo-a"/><text>A &amp; &lt;B</text>',
  });
  const sized = '<svg width="10px" height="20"><path d="M0 0"/></svg>';
  assert.equal(parseDrawing(sized, FILE).viewBox, '0 0 10 20');
});

test('takes every drawing of the site and the example', () => {
  const files = globSync('{,example/}content/images/*.svg');
  assert.ok(files.length > 20);
  for (const file of files) parseDrawing(readFileSync(file, 'utf8'), file);
});

for (const [svg, shows] of [
  [drawn('<script>alert(1)</script>'), '<script>'],
  [drawn(`<foreignObject><p xmlns="${XHTML}">x</p></foreignObject>`), '<foreignObject>'],
  [drawn(`<g xmlns="${XHTML}"/>`), `xmlns="${XHTML}"`],
  [drawn('<g/>', 'onload = "alert(1)"'), 'onload="alert(1)"'],
  [drawn('<animate attributeName="href" to="javascript:x"/>'), '<animate>'],
  [drawn('<a href="https://example.com"><path/></a>'), '<a>'],
  [drawn('<image href="photo.png"/>'), '<image>'],
  [drawn("<use href = 'https://example.com/a.svg#b'/>"), 'href="https://example.com/a.svg#b"'],
  [drawn(`<path fill="url( 'https://example.com/a' )"/>`), 'fill="url('],
  [drawn('<path fill="u\\72l(//example.com/a)"/>'), 'fill="u\\72l('],
  [drawn('<path style="fill:#000"/>'), 'style="fill:#000"'],
  [drawn('<style>path{fill:#000}</style>'), '<style>'],
  [drawn('<metadata/>'), '<metadata>'],
  [`<?xml-stylesheet href="a.css"?>${drawn('<g/>')}`, '<?xml-stylesheet …?>'],
  [`<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x">]>${drawn('')}`, '<!DOCTYPE …>'],
  ['<html/>', '<html>'],
] as const) {
  test(`refuses a drawing with ${shows}, and quotes it`, () => {
    assert.throws(
      () => parseDrawing(svg, FILE),
      (error: Error) => error.message.includes(`The drawing contains ${shows}`),
    );
  });
}

test('names file and line', () => {
  assert.throws(() => parseDrawing(drawn('<g/>\n<path onclick="x"/>'), FILE), {
    message: /content\/images\/logo\.svg, line 3: The drawing contains onclick="x"/,
  });
});

for (const svg of ['hello', '', drawn('<g/onload=x>'), drawn('<path'), drawn('&x;')]) {
  test(`refuses what is no drawing: ${svg.slice(-20)}`, () => {
    assert.throws(() => parseDrawing(svg, FILE), {
      message: /This is not a drawing that can be read/,
    });
  });
}

for (const size of ['', 'viewBox="0 0 0 0"', 'viewBox="0 0 1 1&quot; x=&quot;"', 'width="100%"']) {
  test(`refuses a drawing without a size: ${size || 'nothing'}`, () => {
    assert.throws(() => parseDrawing(`<svg ${size}><path/></svg>`, FILE), {
      message: /content\/images\/logo\.svg: The drawing does not say how large it is/,
    });
  });
}
