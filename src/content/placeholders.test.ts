import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFrontPage, isPlaceholder } from './placeholders.ts';

test('reserved hosts are placeholders, whatever stands before them', () => {
  for (const address of [
    'https://example.org',
    'https://www.example.com/join',
    'support@example.org',
    'https://site.test',
  ]) {
    assert.equal(isPlaceholder(address), true, address);
  }
  for (const address of [
    'https://own-address.africa',
    'https://example.org.ng',
    'team@myexample.org',
  ]) {
    assert.equal(isPlaceholder(address), false, address);
  }
});

test('the front page of a network is nobody’s own page', () => {
  for (const address of [
    'https://www.facebook.com/',
    'https://www.instagram.com',
    'https://telegram.org/',
    'https://t.me/',
  ]) {
    assert.equal(isFrontPage(address), true, address);
  }
  for (const address of [
    'https://www.facebook.com/haven',
    'https://t.me/haven',
    'https://own-address.africa/',
  ]) {
    assert.equal(isFrontPage(address), false, address);
  }
});
