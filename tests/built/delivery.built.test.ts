import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { parseHtml } from '../../hosting/html.ts';
import { policyIn } from '../../hosting/policy.ts';
import { endpointOf } from '../../src/features/delivery/endpoint-of.ts';
import { unreferenced } from '../../after-build/remove-unreferenced.ts';
import { serve } from '../../scripts/serve.ts';
import { DIST, builtPages } from '../support/built.ts';
import { content } from '../support/content.ts';
import { CHECKS } from '../hosts/checks.ts';

/** The host that takes messages; a path of this site is none. */
const endpoint = endpointOf(content('organisation').contact.delivery)?.address ?? '/';
const endpoints = endpoint.startsWith('/') ? [] : [new URL(endpoint).origin];
const dist = pathToFileURL(`${DIST}/`);
const read = (file: string) => readFileSync(join(DIST, file));

test('the build holds nothing that no page names', () => {
  const unused = unreferenced(dist);
  assert.deepEqual(
    unused.filter((file) => !/\.(br|gz)$/.test(file)),
    [],
  );
});

for (const { file, html } of builtPages()) {
  test(`${file} carries a policy that allows nothing unsafe`, () => {
    const policy = policyIn(parseHtml(html));
    assert.deepEqual(policy['default-src'], ["'none'"]);
    assert.deepEqual(policy['object-src'], ["'none'"]);
    assert.deepEqual(policy['base-uri'], ["'none'"]);
    assert.deepEqual(policy['connect-src'], ["'self'", ...endpoints]);
    assert.deepEqual(policy['require-trusted-types-for'], ["'script'"]);
    assert.doesNotMatch(Object.values(policy).flat().join(' '), /unsafe|\*|http:/);
    const place = html.indexOf('http-equiv="Content-Security-Policy"');
    assert.ok(place > 0 && place < html.search(/<(script|style|link)\b/), 'stands first');
  });
}

test('the files of every host hold the headers', () => {
  for (const file of ['_headers', '.htaccess']) {
    const text = read(file).toString();
    for (const name of ['Content-Security-Policy', 'Strict-Transport-Security', 'nosniff']) {
      assert.ok(text.includes(name), `${file}: ${name}`);
    }
    assert.ok(text.includes("frame-ancestors 'none'"), file);
    // Cloudflare Pages reads no line longer than this.
    for (const line of file === '_headers' ? text.split('\n') : []) assert.ok(line.length <= 2000);
  }
});

// The server of `npm start` and of all tests answers as the hosts of `npm run upkeep -- hosts` do.
const { port, close } = await serve({ dist });
after(close);

for (const [name, check] of Object.entries(CHECKS)) {
  test(`the preview server, as every host: ${name}`, async () => {
    assert.deepEqual(await check({ port, dist }), []);
  });
}
