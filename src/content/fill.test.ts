import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fill, fillAll } from './fill.ts';

test('names in braces are filled, and what has no value stays', () => {
  assert.equal(
    fill('{organisation}: {current} of {total}', { organisation: 'Haven' }),
    'Haven: {current} of {total}',
  );
  assert.equal(fill('{a}{a}', { a: '{b}', b: 'x' }), '{b}{b}');
  // What every object of the language has is nobody's fact.
  assert.equal(fill('{constructor} {toString}', {}), '{constructor} {toString}');
});

test('content of any depth is filled, and only its texts', () => {
  assert.deepEqual(
    fillAll({ list: ['{a}', 1, null], deep: { yes: true, text: '{a}' } }, { a: 'x' }),
    {
      list: ['x', 1, null],
      deep: { yes: true, text: 'x' },
    },
  );
});
