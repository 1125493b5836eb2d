import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unknownOf, type Difference } from './differences.ts';

const slashes: Difference = {
  hosts: ['Netlify'],
  check: 'redirects',
  lines: /^\/\S+\/: status 200$/,
  of: 'program',
  means: 'It answers /about-us/ itself.',
};

test('a complaint that is meant is none, another is', () => {
  const complaints = ['/about-us/: status 200', '/about-us.html: status 200'];
  assert.deepEqual(unknownOf('redirects', complaints, [slashes]), ['/about-us.html: status 200']);
});

test('a difference counts for its own check, and only as long as it is one', () => {
  assert.deepEqual(unknownOf('HEAD', ['/about-us/: status 200'], [slashes]), [
    '/about-us/: status 200',
  ]);
  assert.deepEqual(unknownOf('redirects', [], [slashes]), [
    'no longer differs: It answers /about-us/ itself.',
  ]);
  assert.deepEqual(unknownOf('redirects', [], [{ ...slashes, sometimes: true }]), []);
});
