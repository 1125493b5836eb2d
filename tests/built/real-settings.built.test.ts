/** The site once the team has filled in every setting: the build serves all tests of this file. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pagesOf } from '../../hosting/pages.ts';
import { FACTS, REAL_SETTINGS } from '../fixtures/real-settings.ts';
import { content } from '../support/content.ts';
import { buildCopy } from '../support/site-copy.ts';

const real = await buildCopy(
  {
    ...REAL_SETTINGS,
    'content/images/logo.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40" fill="currentColor"><path d="M0 0h80v40H0z"/></svg>',
  },
  { whole: true },
);
const read = (file: string) => readFileSync(new URL(file, real.dist), 'utf8');
const dataOf = (file: string) => {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(read(file))?.[1];
  return (JSON.parse(text ?? '') as { '@graph': Record<string, unknown>[] })['@graph'];
};

/** `npm run upkeep -- settings` does the same with all of `npm test`, in a browser too. */
test('every check of the built files also holds then', () => {
  assert.ok(real.ok, real.output);
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      '--test',
      '--test-isolation=none',
      '--test-reporter=dot',
      'tests/built/{delivery,html,identity,links,preview-server,structure,words}.built.test.ts',
    ],
    // What the outer runner tells its own files by would make this one wait for it.
    { cwd: real.folder, encoding: 'utf8', env: { ...process.env, NODE_TEST_CONTEXT: undefined } },
  );
  assert.equal(status, 0, stdout);
});

test('security.txt names the contact, the day and its own address', () => {
  const { contact, expires } = FACTS.security;
  assert.equal(
    read('.well-known/security.txt'),
    `Contact: mailto:${contact}\nExpires: ${expires}T00:00:00Z\nPreferred-Languages: en\nCanonical: ${FACTS.siteAddress}/.well-known/security.txt\n`,
  );
});

test('robots are told where the list of pages is', () => {
  assert.ok(read('robots.txt').split('\n').includes(`Sitemap: ${FACTS.siteAddress}/sitemap.xml`));
});

test('search engines are told what is now known', () => {
  const { facebook, instagram, youtube, telegram } = FACTS.addresses;
  const [organisation] = dataOf('index.html');
  assert.deepEqual(organisation?.['sameAs'], [facebook, instagram, youtube, telegram]);
  assert.equal(organisation['url'], `${FACTS.siteAddress}/`);
  assert.deepEqual(organisation['contactPoint'], {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: FACTS.supportEmail,
  });
  assert.deepEqual(
    dataOf('contact-us.html').map((node) => node['@type']),
    ['BreadcrumbList', 'FAQPage'],
  );
});

test('a published statement also offers the contact form where that delivers', () => {
  const { write, form } = content('accessibility').feedback;
  const main = /<main.*<\/main>/s.exec(read('accessibility.html'))?.[0] ?? '';
  const links = [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)];
  assert.deepEqual(
    links.map(([, href, text]) => [href, text]),
    [
      [`mailto:${FACTS.supportEmail}`, write],
      ['/contact-us', form],
    ],
  );
});

test('another logo stands on every icon and share picture', () => {
  for (const file of ['favicon.svg', 'icons/any-512.png', 'share/home.png']) {
    const shipped = new URL(`../../dist/${file}`, import.meta.url);
    if (!existsSync(shipped)) continue;
    assert.ok(!readFileSync(shipped).equals(readFileSync(new URL(file, real.dist))), file);
  }
  const { short_name } = JSON.parse(read('manifest.webmanifest')) as { short_name: string };
  assert.equal(short_name, FACTS.shortName);
});

test('every page still carries its policy', () => {
  const files = pagesOf(real.dist).map(({ file }) => file);
  for (const file of ['index.html', '404.html', 'contact-us.html']) assert.ok(files.includes(file));
});
