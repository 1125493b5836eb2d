import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '../hosting/pages.ts';
import { inOneText, styleGroups } from './style-groups.ts';

const page = (address: string, ...classes: string[]): Page => ({
  file: `${address.slice(1)}.html`,
  address,
  html: `<style>.c-xxxxx{a:b}</style>${classes.map((name) => `<p class="c-${name}">`).join('')}`,
});

/** Addresses of the pages of each group. */
const grouped = (...pages: Page[]) => {
  const own = new Set(pages.map(({ address = '' }) => address).filter((one) => one !== '/'));
  return styleGroups(pages, own).map((group) => group.map(({ address }) => address).join(' '));
};

test('pages of the team’s own with the same blocks share a style, those of the site have their own', () => {
  assert.deepEqual(
    grouped(page('/', 'aaaaa'), page('/a', 'aaaaa'), page('/b', 'aaaaa'), page('/c', 'ccccc')),
    ['/', '/a /b', '/c'],
  );
});

test('of many kinds of pages those share a style that waste least by it', () => {
  const kinds = [page('/a', 'aaaaa', 'basic'), page('/b', 'bbbbb'), page('/c', 'ccccc')];
  assert.deepEqual(grouped(...kinds, page('/d', 'ddddd'), page('/e', 'aaaaa', 'basic', 'other')), [
    '/a /e',
    '/b',
    '/c',
    '/d',
  ]);
});

test('a hundred pages, each of its own kind, have four styles', () => {
  const pages = Array.from({ length: 100 }, (_, index) => page(`/${index}`, `x${1000 + index}`));
  assert.equal(grouped(...pages).length, 4);
});

test('what pages share is changed once, and each has its own words and the same style', () => {
  const [one, other] = ['<i>one</i>', '<i>other</i>'].map((words) => `<style>a</style>${words}`);
  let seen = '';
  const done = inOneText([one ?? '', other ?? ''], (text) => {
    seen = text;
    return text.replace('>a<', '>$&b<').replaceAll('i>', 'b>');
  });
  assert.equal(
    [...done].join(' '),
    '<style>>a<b</style><b>one</b> <style>>a<b</style><b>other</b>',
  );
  assert.equal(seen.match(/>a</g)?.length, 1);
});

test('pages whose styles differ cannot share one', () => {
  assert.throws(
    () => [...inOneText(['<style>a</style>', '<style>b</style>'], String)],
    /none in common/,
  );
});
