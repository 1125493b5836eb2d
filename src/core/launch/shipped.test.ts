import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { folderWith } from '../../../tests/support/folder-with.ts';
import { fieldFingerprint } from './shipped.ts';

const root = folderWith({ 'content/images/README.md': '' });

function of(value: unknown, format?: string) {
  const field = { file: '', line: 1, path: [], value, about: format ? { format } : {} };
  return fieldFingerprint(field, (file) => readFileSync(new URL(`content/images/${file}`, root)));
}

test('a text is the same however its lines are broken, and another one with another word', () => {
  assert.equal(of('One two\n  three\n'), of('One two three'));
  assert.notEqual(of('One two three'), of('One two four'));
  assert.equal(of(true), undefined);
});

test('a drawing is the same with the line ends of another system; a photograph is compared to the byte', () => {
  const save = (name: string, text: string) => {
    writeFileSync(new URL(`content/images/${name}`, root), text);
    return of(name, 'picture');
  };
  assert.equal(save('a.svg', '<a>\n</a>'), save('b.svg', '<a>\r\n</a>'));
  assert.notEqual(save('a.svg', '<a/>'), save('a.svg', '<b/>'));
  assert.notEqual(save('a.jpg', '1\n2'), save('a.jpg', '1\r\n2'));
});
