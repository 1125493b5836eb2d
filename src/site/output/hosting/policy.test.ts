import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseHtml } from '../../html/html.ts';
import { policyOf } from './policy.ts';

const page = (body: string) =>
  parseHtml(`<!doctype html><meta http-equiv="Content-Security-Policy" content="">${body}`);

test('refuses a style attribute or an event handler, but not the same words in a text', () => {
  assert.throws(() => policyOf(page('<p style="color:red">')), /forbids the attribute/);
  assert.throws(() => policyOf(page('<button class="a" onclick="go()">')), /onclick/);
  policyOf(page('<p>one="two" style="x"</p><script>a.innerText="<p style=\'\'>"</script>'));
});
