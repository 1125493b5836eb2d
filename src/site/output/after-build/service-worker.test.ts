import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderWith } from '../../../../tests/support/folder-with.ts';
import { describePage, listPageFiles, readPage } from '../hosting/pages.ts';
import { precacheList } from './service-worker.ts';

test('checks the hash of a page, unless its host changes the page', () => {
  const dist = folderWith({
    'index.html': '<p>Hello</p>',
    'contact-us.html': '<form data-netlify="true"></form>',
  });
  const pages = listPageFiles(dist).map((file) => describePage(file, readPage(dist, file)));
  const list = precacheList(dist, pages).map((entry): [string, boolean] =>
    typeof entry === 'object' ? [entry.url, Boolean(entry.integrity)] : [entry, false],
  );
  assert.deepEqual(Object.fromEntries(list), {
    '/': true,
    '/contact-us': false,
  });
});
