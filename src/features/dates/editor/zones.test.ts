import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zones } from './zones.ts';

test('names places of time zones as they are called today, and knows their earlier names', () => {
  const all = zones().flatMap(({ options }) => options);
  const names = all.map(({ name }) => name);
  for (const name of ['Kyiv', 'Kolkata', 'Kathmandu', 'Yangon', 'Nuuk', 'Asmara'])
    assert.ok(names.includes(name), name);
  for (const name of ['Kiev', 'Calcutta']) assert.ok(!names.includes(name), name);
  const kolkata = all.find(({ name }) => name === 'Kolkata') ?? assert.fail();
  assert.deepEqual([kolkata.value, kolkata.also].sort(), ['Asia/Calcutta', 'Asia/Kolkata']);
});
