import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { openBrowser } from './open-browser.ts';

const ADDRESS = 'http://localhost:4321/admin/';

/** Makes a folder with an `xdg-open` that writes down its argument and exits with a code. */
function withOpener(t: TestContext, code: number): { env: NodeJS.ProcessEnv; asked: string } {
  const folder = mkdtempSync(join(tmpdir(), 'opener-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const asked = join(folder, 'asked');
  const opener = join(folder, 'xdg-open');
  writeFileSync(opener, `#!/bin/sh\necho "$*" > '${asked}'\nexit ${code}\n`);
  chmodSync(opener, 0o755);
  return { env: { PATH: `${folder}:/usr/bin:/bin`, DISPLAY: ':0' }, asked };
}

test('the address is opened in the browser that somebody has chosen', async (t) => {
  const { env, asked } = withOpener(t, 0);
  assert.equal(await openBrowser(ADDRESS, 'linux', env), true);
  assert.equal(readFileSync(asked, 'utf8').trim(), ADDRESS);
});

test('where it cannot be opened that is told, and nothing fails', async (t) => {
  const { env } = withOpener(t, 3);
  assert.equal(await openBrowser(ADDRESS, 'linux', env), false);
  assert.equal(await openBrowser(ADDRESS, 'linux', { ...env, DISPLAY: undefined }), false);
  assert.equal(await openBrowser(ADDRESS, 'linux', { ...env, PATH: tmpdir() }), false);
  assert.equal(await openBrowser(ADDRESS, 'aix', env), false);
});
