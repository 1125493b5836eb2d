import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { serve } from './serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;
for (const name of ['index', 'about-us', '404']) {
  writeFileSync(
    join(folder, `${name}.html`),
    `<!doctype html><html><meta charset="utf-8">${policy}<title>${name}</title></html>`,
  );
}
writeFileSync(join(folder, '.secret'), 'secret');
mkdirSync(join(folder, '_astro'));
writeFileSync(join(folder, '_astro', 'kora.abc.avif'), '');
const served = await serve({ dist: pathToFileURL(`${folder}/`) });
after(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

/** Asks for a path as it is: `fetch` would tidy it up first. */
function ask(
  path: string,
  method = 'GET',
): Promise<{ status: number; body: string; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: served.port, host: '127.0.0.1', path, method }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body, headers: response.headers });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

test('pages answer with and without their ending', async () => {
  for (const path of ['/', '/about-us', '/about-us.html', '/about-us?x=1']) {
    const { status, headers } = await ask(path);
    assert.equal(status, 200, path);
    assert.ok(headers.etag, 'an ETag saves the next visit the download');
  }
});

for (const path of [
  '/nope',
  '/404',
  '/404.html',
  '/%E0%A4%A',
  '/%00',
  '/.secret',
  '/../package.json',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '//example.org/x',
  '/%3Cscript%3Ealert(1)%3C/script%3E',
  '/about-us/more',
]) {
  test(`${path} gets the default page, status 404 and nothing of itself`, async () => {
    const { status, body } = await ask(path);
    assert.equal(status, 404);
    assert.match(body, /<title>404</);
    assert.doesNotMatch(body, /alert|secret|root:/);
  });
}

test('only a file that pages ask for goes without the headers of documents', async () => {
  const found = '/_astro/kora.abc.avif';
  for (const [path, method, has] of [
    [found, 'GET', false],
    [found, 'POST', true],
    ['/_astro/nowhere.avif', 'GET', true],
    ['/', 'GET', true],
  ] as const) {
    const { headers } = await ask(path, method);
    assert.equal('content-security-policy' in headers, has, `${method} ${path}`);
    assert.equal(headers['cache-control']?.includes('immutable'), !has, `${method} ${path}`);
  }
});

test('other methods are refused', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PURGE']) {
    assert.equal((await ask('/', method)).status, 405, method);
  }
  assert.equal((await ask('/', 'HEAD')).status, 200);
  assert.deepEqual(await ask('/nope', 'HEAD').then(({ status, body }) => [status, body]), [
    404,
    '',
  ]);
});

test('what is no HTTP does no harm', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(served.port, '127.0.0.1', () => socket.write('RUBBISH\r\n\r\n'));
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('end', () => {
      resolve(text);
    });
    socket.on('error', reject);
  });
  assert.match(answer, /^HTTP\/1\.1 400/);
  assert.equal((await ask('/')).status, 200);
});
