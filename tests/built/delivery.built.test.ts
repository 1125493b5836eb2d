import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { chooseTransport } from '#site/features/delivery/transport.ts';
import { parseHtml } from '#site/html/html.ts';
import { unreferencedFiles } from '#site/output/after-build/remove-unreferenced.ts';
import { DIST, builtPages } from '../support/built.ts';
import { content } from '../support/content.ts';
import { policyIn } from '../support/policy-in.ts';

/** The host that receives messages; a path of this site has none. */
const facts = content('organisation');
const endpoint = chooseTransport(facts.contact.delivery, facts)?.endpoint?.address ?? '/';
const endpoints = endpoint.startsWith('/') ? [] : [new URL(endpoint).origin];
const dist = pathToFileURL(`${DIST}/`);

test('the build holds nothing that no page names', () => {
  const unused = unreferencedFiles(dist);
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
