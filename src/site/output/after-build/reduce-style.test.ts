import assert from 'node:assert/strict';
import { test } from 'node:test';
import { htmlOf, parseHtml } from '../../html/html.ts';
import { reduceStyle, usedStyle } from './reduce-style.ts';

const used = {
  classes: new Set(['here']),
  directions: new Set(['ltr']),
  elements: new Set(['img']),
  hasForeignWords: false,
  properties: new Set(['--drawn']),
};

for (const [css, left] of [
  ['.here,.gone{color:red}', '.here{color:red}'],
  [
    '@keyframes a{to{top:0}}@keyframes b{to{top:0}}.here{animation:a 1s}.gone{animation:b 1s}',
    '@keyframes a{to{top:0}}.here{animation:a 1s}',
  ],
  ['.here .gone,.gone:hover,.gone::before{color:red}', ''],
  ['@layer a{.here{color:red}.gone{color:red}}', '@layer a{.here{color:red}}'],
  ['@media print{@supports (top:0){.gone{top:0}}}.here{top:0}', '.here{top:0}'],
  ['p.gone,p,img,picture>*,i:has(input){color:red}', 'p,img{color:red}'],
  ['[data-failed],:root{color:red}', '[data-failed],:root{color:red}'],
  ['p:not(.gone),p:has(.gone),p:is(.gone,i){color:red}', 'p:not(.gone),p:is(.gone,i){color:red}'],
  ['nav:has(+.gone){top:0}', ''],
  ['.gone{& .here{color:red}}.here{& .gone{color:red}}', ''],
  [
    ':root{--drawn:0;--here:1;--gone:2}@media print{:root{--gone:3}}.gone{top:var(--gone)}.here{top:var(--here)}',
    ':root{--drawn:0;--here:1}.here{top:var(--here)}',
  ],
  ['[dir=rtl] p,[dir="ltr"] .here{color:red}', '[dir="ltr"] .here{color:red}'],
  ['a>[lang],p:not([lang]){color:red}', 'p:not([lang]){color:red}'],
  [
    '@layer a,b;@layer a{p{top:0}}@layer b{p{top:1px}}@media print{@layer a{p{top:2px}}}@layer a{@layer b{p{top:3px}}}@layer{p{top:4px}}@layer{p{top:5px}}',
    '@layer a,b;@layer a{p{top:0}@layer b{p{top:3px}}}@layer b{p{top:1px}}@media print{@layer a{p{top:2px}}}@layer{p{top:4px}}@layer{p{top:5px}}',
  ],
  [
    '@layer components{p{top:0}}@layer base{p{top:1px}}@layer reset{.gone{top:2px}}',
    '@layer base{p{top:1px}}@layer components{p{top:0}}',
  ],
  [
    '@font-face{font-family:A}@font-face{font-family:B}p{--face:B;font-family:var(--face)}[dir=rtl]{font-family:A}',
    '@font-face{font-family:B}p{--face:B;font-family:var(--face)}',
  ],
] as const) {
  test(`"${css}" becomes "${left}"`, () => {
    assert.equal(usedStyle(css, used), left);
  });
}

const reduced = (html: string) => {
  const page = parseHtml(html);
  reduceStyle(page);
  return htmlOf(page);
};

test('joins the styles of a page, with the classes of templates and the direction of text', () => {
  assert.equal(
    reduced(
      '<!DOCTYPE html><html dir="rtl"><head><style>.a{top:0}[dir=ltr]{top:1px}</style><style>.b{top:2px}</style></head><body class="a  x"><p>class="b"</p><template><i class="c"></i></template><style>.c{top:3px}[dir=rtl]{top:4px}</style></body></html>',
    ),
    '<!DOCTYPE html><html dir="rtl"><head><style>.a{top:0}.c{top:3px}[dir=rtl]{top:4px}</style></head><body class="a  x"><p>class="b"</p><template><i class="c"></i></template></body></html>',
  );
});
