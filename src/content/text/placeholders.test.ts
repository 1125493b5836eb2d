import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFrontPage, isLocal, isPlaceholder } from './placeholders.ts';

test('recognises reserved hosts and their subdomains as placeholders', () => {
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

test('recognises the front page of a social network', () => {
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

test('recognises local hosts', () => {
  for (const host of [
    'localhost',
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.0.1',
    '0.0.0.0',
    '[::1]',
    '[fd00::1]',
    '[fe80::1]',
    'printer.local',
  ]) {
    assert.equal(isLocal(host), true, host);
    assert.equal(isPlaceholder(`http://${host}/`), true, host);
  }
  for (const host of ['own-address.africa', '172.32.0.1', '8.8.8.8', '[2001:db8::1]', 'local.ng']) {
    assert.equal(isLocal(host), false, host);
  }
});
