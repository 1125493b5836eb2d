import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../support/root.ts';
import { FAULTS } from './faults.ts';

test('each fault of the weekly check can be made in its file', () => {
  const gone = FAULTS.filter(
    ({ file, change: [from] }) => !readFileSync(join(ROOT, file), 'utf8').includes(from),
  );
  assert.deepEqual(
    gone.map(({ name, file }) => `${file} has no longer what "${name}" changes`),
    [],
  );
});
