import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeText } from './read-text.ts';

const FILE = 'content/organisation.yaml';

test('UTF-8 is read, its mark at the start is dropped', () => {
  assert.equal(decodeText(new TextEncoder().encode('\ufeffname: Ọ̀ṣun'), FILE), 'name: Ọ̀ṣun');
});

test('a file saved as Windows-1252 is refused with the line and how it was meant', () => {
  const bytes = Buffer.from('name: Haven\ncaption: Café\n', 'latin1');
  assert.throws(() => decodeText(bytes, FILE), {
    name: 'ContentError',
    message: /organisation\.yaml, line 2: the file is not saved as UTF-8.*"caption: Café"/,
  });
});

test('a file saved as UTF-16 is refused', () => {
  const bytes = Uint8Array.from([0xff, 0xfe, 0x6e, 0, 0x61, 0, 0xe9, 0xd8]);
  assert.throws(
    () => decodeText(bytes, FILE),
    /organisation\.yaml: the file is not saved as UTF-8, /,
  );
});
