import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { REAL_SETTINGS } from '../fixtures/real-settings.ts';
import { buildCopy } from '../support/site-copy.ts';

/** `npm run test:settings` does the same with all of `npm test`, in a browser too. */
test('every check of the built files also holds once every setting is filled in', async () => {
  const { ok, output, folder } = await buildCopy(REAL_SETTINGS, { whole: true });
  assert.ok(ok, output);
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--test', '--test-reporter=dot', 'tests/built/!(dependencies).test.ts'],
    // What the outer runner tells its own files by would make this one wait for it.
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_TEST_CONTEXT: undefined } },
  );
  assert.equal(status, 0, stdout);
});
