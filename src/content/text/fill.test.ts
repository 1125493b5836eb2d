import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fill } from './fill.ts';

test('replaces variables, and keeps those without a value', () => {
  assert.equal(
    fill('{organisation}: {current} of {total}', { organisation: 'Haven' }),
    'Haven: {current} of {total}',
  );
  assert.equal(fill('{a}{a}', { a: '{b}', b: 'x' }), '{b}{b}');
  // Inherited properties are not values.
  assert.equal(fill('{constructor} {toString}', {}), '{constructor} {toString}');
});
