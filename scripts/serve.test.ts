import assert from 'node:assert/strict';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ask as askAt } from '../tests/support/request.ts';
import { folderWith } from '../tests/support/folder-with.ts';
import { serve } from './serve.ts';

// What every host does too, `tests/built/delivery.built.test.ts` asks this server.
const dist = folderWith({
  '.secret': 'secret',
  _headers: 'secret',
  '_astro/kora.abc.avif': '',
  '_astro/tune.abc.mp3': '0123456789',
});
const folder = fileURLToPath(dist).slice(0, -1);
/** Writes a build whose pages have a policy of their own. */
function writePages(policy: string): void {
  for (const name of ['index', 'about-us', '404']) {
    writeFileSync(
      join(folder, `${name}.html`),
      `<!doctype html><html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>${name}</title></html>`,
    );
  }
}
writePages(`default-src 'none'`);
const served = await serve({ dist });
after(() => served.close());

/** Asks for a path as it is. */
const ask = (path: string, method?: string, headers?: Record<string, string>) =>
  askAt(served.port, path, headers, method);

test('answers a request for a part of a page with the whole page', async () => {
  const whole = (await ask('/')).body;
  for (const range of ['bytes=0-', 'bytes=5-2', 'bytes=99-', 'bytes=a-b', 'lines=1-2']) {
    const { status, body } = await ask('/', 'GET', { Range: range });
    assert.deepEqual([status, body], [200, whole], range);
  }
});

test('sends any part of a file that is not compressed, so that a listener can jump', async () => {
  const tune = '/_astro/tune.abc.mp3';
  const { headers } = await ask(tune);
  assert.deepEqual(
    [headers['accept-ranges'], headers['content-type'], headers['cache-control']],
    ['bytes', 'audio/mpeg', 'public, max-age=31536000, immutable'],
  );
  for (const [range, status, said, where] of [
    ['bytes=0-', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', undefined],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ] as const) {
    const part = await ask(tune, 'GET', { Range: range });
    const found = [part.status, String(part.body), part.headers['content-range']];
    assert.deepEqual(found, [status, said, where], range);
  }
  const tag = headers['etag'] ?? '';
  for (const [ifRange, status] of [
    [tag, 206],
    ['"another"', 200],
  ] as const) {
    const part = await ask(tune, 'GET', { Range: 'bytes=2-4', 'If-Range': ifRange });
    assert.equal(part.status, status, ifRange);
  }
});

test('serves a new build at once: its pages whole, its policy, its fingerprints', async () => {
  const before = await ask('/');
  for (const policy of [`script-src 'sha256-${'a'.repeat(400)}'`, `script-src 'self'`]) {
    writePages(policy);
    const after = await ask('/', 'GET', { 'If-None-Match': before.headers['etag'] ?? '' });
    assert.equal(after.status, 200);
    assert.equal(Number(after.headers['content-length']), after.body.length);
    assert.ok(String(after.body).includes(policy) && String(after.body).endsWith('</html>'));
    assert.equal(after.headers['content-security-policy'], "frame-ancestors 'none'");
  }
});

test('says that there is no build while there is none, and serves the next one', async () => {
  const away = `${folder}-away`;
  renameSync(folder, away);
  for (const path of ['/', '/nope', '/about-us.html']) {
    assert.equal((await ask(path)).status, 503, path);
  }
  renameSync(away, folder);
  assert.equal((await ask('/')).status, 200);
});

test('keeps a request that comes before the build waiting for it', async () => {
  const build = Promise.withResolvers<undefined>();
  const early = await serve({ dist, ready: build.promise });
  const asked = fetch(early.url);
  assert.equal(await Promise.race([asked, pause(50, 'waits')]), 'waits');
  build.resolve(undefined);
  assert.equal((await asked).status, 200);
  await early.close();
});

test('leads to no other host, however many slashes an address starts with', async () => {
  for (const [path, place] of [
    ['//about-us.html', '/about-us'],
    ['///about-us.html?from=post', '/about-us?from=post'],
    ['/%2Fabout-us.html', '/about-us'],
    ['//about-us/', '/about-us'],
    ['//index.html', '/'],
  ]) {
    const { status, headers } = await ask(path ?? '');
    assert.deepEqual([status, headers['location']], [301, place], path);
  }
});

test('answers an address that names nothing with the default page and status 404', async () => {
  for (const path of [
    '/404',
    '/index/',
    '/%E0%A4%A',
    '/%00',
    '/about-us%0A',
    '/%0D%0Aabout-us.html',
    '/.secret',
    '//_headers',
    '/_astro//kora.abc.avif',
    '//example.org/x',
    'http://example.org/',
    '/about-us//',
    '/constructor',
  ]) {
    const { status, body } = await ask(path);
    assert.equal(status, 404, path);
    assert.match(String(body), /<title>404</, path);
    assert.doesNotMatch(String(body), /secret/, path);
  }
});
