import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { policyIn } from '../../hosting/policy.ts';
import { buildCopy } from '../support/site-copy.ts';

const FACTS = 'content/organisation.yaml';
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const real = await buildCopy({
  [FACTS]: (text) =>
    `${text
      .replace('siteAddress: https://example.org', 'siteAddress: https://own-address.africa')
      .replace('support@example.org', 'support@own-address.africa')
      .replace('https://www.facebook.com/', 'https://www.facebook.com/haven')
      .replace('# shortName: …', 'shortName: Haven')}
security:
  contact: security@own-address.africa
  expires: ${dayIn(200)}
`,
  'content/en/faqs.yaml': (text) =>
    text.replace('aboutTheCommunity: false', 'aboutTheCommunity: true'),
  'content/images/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40" fill="currentColor"><path d="M0 0h80v40H0z"/></svg>',
});
const read = (file: string) => readFileSync(new URL(file, real.dist), 'utf8');
const dataOf = (file: string) => {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(read(file))?.[1];
  return (JSON.parse(text ?? '') as { '@graph': Record<string, unknown>[] })['@graph'];
};

test('security.txt names the contact, the day and its own address', () => {
  assert.ok(real.ok, real.output);
  assert.equal(
    read('.well-known/security.txt'),
    `Contact: mailto:security@own-address.africa\nExpires: ${dayIn(200)}T00:00:00Z\nPreferred-Languages: en\nCanonical: https://own-address.africa/.well-known/security.txt\n`,
  );
});

test('robots are told where the list of pages is', () => {
  assert.match(read('robots.txt'), /^Sitemap: https:\/\/own-address\.africa\/sitemap\.xml$/m);
});

test('search engines are told what is now known', () => {
  const [organisation] = dataOf('index.html');
  assert.deepEqual(organisation?.['sameAs'], ['https://www.facebook.com/haven']);
  assert.equal(organisation['url'], 'https://own-address.africa/');
  assert.deepEqual(organisation['contactPoint'], {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: 'support@own-address.africa',
  });
  assert.deepEqual(
    dataOf('contact-us.html').map((node) => node['@type']),
    ['BreadcrumbList', 'FAQPage'],
  );
});

test('another logo stands on every icon and share picture', () => {
  for (const file of ['favicon.svg', 'icons/any-512.png', 'share/home.png']) {
    const shipped = new URL(`../../dist/${file}`, import.meta.url);
    if (!existsSync(shipped)) continue;
    assert.ok(!readFileSync(shipped).equals(readFileSync(new URL(file, real.dist))), file);
  }
  assert.match(read('manifest.webmanifest'), /"short_name":"Haven"/);
});

test('every page still carries its policy', () => {
  for (const file of ['index.html', '404.html', 'contact-us.html']) policyIn(read(file));
});

test('an expiry too far away, or past, stops the build with a sentence', async () => {
  const { ok, output } = await buildCopy({
    [FACTS]: (text) =>
      `${text}\nsecurity:\n  contact: team@own-address.africa\n  expires: ${dayIn(500)}\n`,
  });
  assert.equal(ok, false);
  assert.match(
    output,
    /organisation\.yaml, line \d+: field "security › expires": expected a day in the future, at most one year away/,
  );
});
