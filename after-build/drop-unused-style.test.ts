import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usedStyle } from './drop-unused-style.ts';

const has = (name: string) => ['here', 'p', 'dir=ltr'].includes(name);

for (const [css, left] of [
  ['.here{color:red}.gone{color:#00f}', '.here{color:red}'],
  ['.here,.gone{color:red}', '.here{color:red}'],
  ['.here .gone,.gone:hover,.gone::before{color:red}', ''],
  ['@media print{.gone{color:red}}', ''],
  [
    '@layer a{@media print{.here{color:red}.gone{color:red}}}',
    '@layer a{@media print{.here{color:red}}}',
  ],
  ['img{color:red}p img{color:red}', ''],
  ['p.gone,p{color:red}', 'p{color:red}'],
  ['p,[data-failed],:root{color:red}', 'p,[data-failed],:root{color:red}'],
  ['p:not(.gone){color:red}', 'p:not(.gone){color:red}'],
  ['p:has(.gone){color:red}', 'p:has(.gone){color:red}'],
  [
    '.here{animation:in 1s}@keyframes in{to{top:0}}.gone{animation:out 1s}@keyframes out{to{top:0}}',
    '.here{animation:in 1s}@keyframes in{to{top:0}}',
  ],
  [':root{--a:0;--b:0}p{top:var(--a)}.gone{top:var(--b)}', ':root{--a:0}p{top:var(--a)}'],
  ['[dir=rtl] p,[dir="ltr"] .here{color:red}', '[dir="ltr"] .here{color:red}'],
  ['[dir=rtl] *{color:red}[dir=ltr] *{color:red}', '[dir=ltr] *{color:red}'],
  [
    '@font-face{font-family:"A b"}p{font:1em "A b"}',
    '@font-face{font-family:"A b"}p{font:1em "A b"}',
  ],
  [
    '@font-face{font-family:A}@font-face{font-family:B}p{font-family:B}',
    '@font-face{font-family:B}p{font-family:B}',
  ],
] as const) {
  test(`of "${css}" stays "${left}"`, () => {
    assert.equal(usedStyle(css, has), left);
  });
}
