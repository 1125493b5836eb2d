import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { folderWith } from '../../../tests/support/folder-with.ts';
import { ROOT } from '../../../tests/support/root.ts';
import { samplePictures } from '../disk/sample-pictures.ts';

test('a picture is as shipped by its bytes, whatever its name', () => {
  const logo = readFileSync(join(ROOT, 'content/images/icon-tech.svg'));
  const folder = folderWith({
    'content/images/own.svg': logo,
    'content/images/icon-tech.svg': '<svg/>',
  });
  assert.deepEqual([...samplePictures(folder)], ['own.svg']);
});
