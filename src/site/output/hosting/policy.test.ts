import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { parseHtml } from '../../html/html.ts';
import { policyOf } from './policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (body: string) =>
  parseHtml(`<!doctype html><meta http-equiv="Content-Security-Policy" content="">${body}`);

test('allows connections only to the site itself and to where messages go', () => {
  const asked = (connect: string[]) => policyOf(page(''), { connect })['connect-src'];
  assert.deepEqual(policyOf(page(''))['connect-src'], ["'self'"]);
  assert.deepEqual(asked(["'self'"]), ["'self'"]);
  assert.deepEqual(asked(['https://forms.example']), ["'self'", 'https://forms.example']);
});

test('allows scripts, speculation rules and styles by hash; data needs none', () => {
  const policy = policyOf(
    page(
      '<style>p{}</style><script type="module">go()</script><script type="speculationrules">{}</script><script type="application/ld+json">{"a":1}</script>',
    ),
  );
  assert.deepEqual(policy['script-src'], [hash('go()'), hash('{}')]);
  assert.deepEqual(policy['style-src'], [hash('p{}')]);
});

test('allows files, workers and Trusted Types policies that a page uses', () => {
  const policy = policyOf(page('<script src="/a.js"></script><script>go()</script>'), {
    formAction: ['https://forms.example', "'self'"],
    worker: true,
  });
  assert.equal(policy['script-src']?.[0], "'self'");
  assert.deepEqual(policy['worker-src'], ["'self'"]);
  assert.deepEqual(policy['trusted-types'], ['service-worker']);
  assert.deepEqual(policy['form-action'], ['https://forms.example', "'self'"]);
});

test('refuses a style attribute or an event handler, but not the same words in a text', () => {
  assert.throws(() => policyOf(page('<p style="color:red">')), /forbids the attribute/);
  assert.throws(() => policyOf(page('<button class="a" onclick="go()">')), /onclick/);
  policyOf(page('<p>one="two" style="x"</p><script>a.innerText="<p style=\'\'>"</script>'));
});
