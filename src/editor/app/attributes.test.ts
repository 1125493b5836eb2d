import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toHtml } from 'hast-util-to-html';
import { find, html } from './attributes.ts';

test('spells each attribute of a text as the package does', () => {
  const names = 'href title start className id lang hrefLang translate target rel'.split(' ');
  for (const name of names) {
    const properties = { [name]: 'a' };
    const written = toHtml({ type: 'element', tagName: 'i', properties, children: [] });
    assert.equal(written, `<i ${find(html, name).attribute}="a"></i>`);
  }
});
