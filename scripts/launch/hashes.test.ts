import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pictureHash, textHash } from './hashes.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('a drawing is the same with the line ends of another system; a photograph is compared to the byte', () => {
  assert.equal(
    pictureHash('a.svg', bytes('<a>\n</a>')),
    pictureHash('b.svg', bytes('<a>\r\n</a>')),
  );
  assert.notEqual(pictureHash('a.jpg', bytes('1\n2')), pictureHash('a.jpg', bytes('1\r\n2')));
  assert.notEqual(pictureHash('a.svg', bytes('<a/>')), pictureHash('a.svg', bytes('<b/>')));
});

test('a text is the same however its lines are broken, and another one with another word', () => {
  assert.equal(textHash('One two\n  three\n'), textHash('One two three'));
  assert.notEqual(textHash('One two three'), textHash('One two four'));
});
