import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { content } from '../support/content.ts';
import { buildCopy } from '../support/site-copy.ts';
import { fields } from '../support/variant.ts';

test('a published statement also offers the contact form where that delivers', async () => {
  const { ok, output, dist } = await buildCopy({
    'content/en/pages/accessibility.yaml': fields({
      answerWithin: 'a week',
    }),
    'content/organisation.yaml': fields({
      accessibilityStatement: { publish: true, reviewed: '2026-01-05' },
      supportEmail: 'team@own-address.africa',
      contact: { delivery: { to: 'email' } },
    }),
  });
  assert.ok(ok, output);
  const html = readFileSync(new URL('accessibility.html', dist), 'utf8');
  const { write, form } = content('accessibility').feedback;
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const links = [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)];
  assert.deepEqual(
    links.map(([, href, text]) => [href, text]),
    [
      ['mailto:team@own-address.africa', write],
      ['/contact-us', form],
    ],
  );
});
