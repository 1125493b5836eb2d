import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { openBrowser } from './open-browser.ts';

const ADDRESS = 'http://localhost:4321/admin/';

/** Makes a folder with a fake `xdg-open` that logs its argument and exits with a code. */
function withOpener(t: TestContext, code: number): { env: NodeJS.ProcessEnv; log: string } {
  const folder = mkdtempSync(join(tmpdir(), 'opener-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const log = join(folder, 'log');
  const opener = join(folder, 'xdg-open');
  writeFileSync(opener, `#!/bin/sh\necho "$*" > '${log}'\nexit ${code}\n`);
  chmodSync(opener, 0o755);
  return { env: { PATH: `${folder}:/usr/bin:/bin`, DISPLAY: ':0' }, log };
}

test('opens the address in the default browser', async (t) => {
  const { env, log } = withOpener(t, 0);
  assert.equal(await openBrowser(ADDRESS, 'linux', env), true);
  assert.equal(readFileSync(log, 'utf8').trim(), ADDRESS);
});

test('returns false if no browser can be opened', async (t) => {
  const { env } = withOpener(t, 3);
  assert.equal(await openBrowser(ADDRESS, 'linux', env), false);
  assert.equal(await openBrowser(ADDRESS, 'linux', { ...env, DISPLAY: undefined }), false);
  assert.equal(await openBrowser(ADDRESS, 'linux', { ...env, PATH: tmpdir() }), false);
  assert.equal(await openBrowser(ADDRESS, 'aix', env), false);
});
