import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { attribute, builtPages, DIST, fileFor, textOf, type BuiltPage } from '../support/built.ts';
import { endpointOf } from '../../src/contact/endpoint-of.ts';
import { content } from '../support/content.ts';
import { PAGES } from '../support/pages.ts';

interface Reference {
  /** Where it stands, for messages. */
  from: string;
  address: string;
  /** The browser follows it by itself, not on a visitor's click. */
  loaded: boolean;
}

const facts = content('organisation');
const { siteAddress } = facts;
const endpoints = endpointOf(facts.contact.delivery)?.addresses ?? [];
const pages = builtPages();

const candidates = (srcset = '') =>
  srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);

const inStyle = (css: string) =>
  [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)|@import\s*(["'])(.*?)\3/g)].map(
    ([, , address = '', , imported]) => imported ?? address,
  );

/** Every address of a value of JSON, such as a manifest or speculation rules. */
function inJson(value: unknown): string[] {
  if (typeof value === 'string') return /^(\/|https?:)/.test(value) ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(inJson) : [];
}

function referencesOf({ file, document }: BuiltPage): Reference[] {
  return document.querySelectorAll('*').flatMap((element) => {
    const from = `${file} <${element.tagName}>`;
    const value = (name: string) => attribute(element, name) ?? '';
    const one = (address: string, loaded: boolean) => (address ? [{ from, address, loaded }] : []);
    const text = element.textContent;
    switch (element.tagName) {
      case 'a':
      case 'area':
        return one(value('href'), false);
      case 'meta':
        return /^(og|twitter):(image|url)$/.test(value('property') || value('name'))
          ? one(value('content'), true)
          : [];
      case 'style':
        return inStyle(text).map((address) => ({ from, address, loaded: true }));
      case 'script':
        return value('type') === 'speculationrules'
          ? inJson(JSON.parse(text)).map((address) => ({ from, address, loaded: true }))
          : one(value('src'), true);
      case 'form':
        // Where messages go, the settings say; a path of this site may be a program.
        return endpoints.includes(value('action')) ? [] : one(value('action'), true);
      default:
        return [
          value('href'),
          value('src'),
          value('poster'),
          ...candidates(value('srcset')),
          ...candidates(value('imagesrcset')),
        ].flatMap((address) => one(address, true));
    }
  });
}

const styleSheets = globSync('**/*.css', { cwd: DIST }).map((file) => ({
  file,
  path: `/${file.replaceAll('\\', '/')}`,
  references: inStyle(readFileSync(join(DIST, file), 'utf8')).map((address) => ({
    from: file,
    address,
    loaded: true,
  })),
}));
const manifests = globSync('**/*.webmanifest', { cwd: DIST }).map((file) => ({
  file,
  path: `/${file}`,
  references: inJson(JSON.parse(readFileSync(join(DIST, file), 'utf8'))).map((address) => ({
    from: file,
    address,
    loaded: true,
  })),
}));
const sources = [
  ...pages.map((page) => ({ ...page, references: referencesOf(page) })),
  ...styleSheets,
  ...manifests,
];

function problemOf({ from, address, loaded }: Reference, path: string): string | undefined {
  if (/^(data|mailto|tel|sms|about):/.test(address)) return undefined;
  const url = new URL(address, new URL(path, siteAddress));
  if (url.origin !== new URL(siteAddress).origin) {
    return loaded ? `${from} asks another host: ${address}` : undefined;
  }
  // The sample addresses of links to other sites share the reserved host of the sample site address.
  if (!loaded && /^https:/.test(address)) return undefined;
  const file = fileFor(url.pathname) ?? (url.pathname === '/' ? 'index.html' : undefined);
  if (!file) return `${from} points at ${address}, which is not there`;
  const id = decodeURIComponent(url.hash.slice(1));
  if (!id || id.startsWith(':~:')) return undefined;
  const target = path === '/404' && address.startsWith('#') ? '404.html' : file;
  const page = pages.find((other) => other.file === target);
  if (!page) return undefined;
  const found = page.document.querySelectorAll('[id]').some((element) => element.id === id);
  return found ? undefined : `${from} points at ${address}, but no element there has this id`;
}

for (const { file, path, references } of sources) {
  test(`${file} points only at what is there, and loads from this host only`, () => {
    assert.deepEqual(references.map((reference) => problemOf(reference, path)).filter(Boolean), []);
  });
}

test('links and files are found at all', () => {
  const addresses = sources.flatMap(({ references }) =>
    references.map(({ address }) => address.replace(/.*\./, '.')),
  );
  for (const ending of ['.avif', '.woff2']) assert.ok(addresses.includes(ending), ending);
});

/** Every address of another site that the settings give. */
const settings = inJson(facts).filter((address) => address.startsWith('https:'));

for (const { file, document } of pages.filter(({ path }) =>
  PAGES.some((one) => one.path === path),
)) {
  test(`${file} leads to other sites in a tab of their own, says so, and knows them from the settings`, () => {
    const away = document
      .querySelectorAll('a[href]')
      .filter((link) => /^https?:/.test(attribute(link, 'href') ?? ''));
    for (const link of away) {
      const href = attribute(link, 'href') ?? '';
      assert.ok(settings.includes(href) || href.startsWith('https://wa.me/'), href);
      assert.equal(attribute(link, 'target'), '_blank', href);
      assert.match(attribute(link, 'rel') ?? '', /noopener/, href);
      assert.ok(textOf(link).endsWith(`(${content('site').newTab})`), href);
    }
    const there = away.map((link) => attribute(link, 'href'));
    for (const address of Object.values(facts.addresses)) {
      assert.ok(there.includes(address), address);
    }
  });
}

test('what leads somewhere is a link, and what leads nowhere yet is none', () => {
  const { links } = content('site').footer;
  const { heading, offers } = content('offer');
  const found = (page: BuiltPage, text: string) =>
    page.document
      .querySelectorAll('a, button')
      .filter((element) => textOf(element).replace(/ \(.*/, '') === text)
      .map((element) => attribute(element, 'href'));
  for (const page of pages.filter(({ path }) => PAGES.some((one) => one.path === path))) {
    for (const name of ['ourTeams', 'ourPartners', 'support', 'faqs'] as const) {
      const where = found(page, links[name]);
      assert.ok(where.includes(facts.footerLinks[name]), `${page.file}: ${links[name]}`);
    }
    if (!page.html.includes(heading)) continue;
    for (const [name, { button }] of Object.entries(offers)) {
      const where = found(page, button);
      const wanted = facts.offerLinks[name as keyof typeof offers];
      assert.ok(where.includes(wanted), `${page.file}: ${button}`);
    }
  }
});

test('Contact Us shows the support address and writes to it', () => {
  const page = pages.find(({ path }) => path === '/contact-us') ?? assert.fail();
  const link = page.document
    .querySelectorAll('a')
    .find((one) => textOf(one) === facts.supportEmail);
  assert.equal(link && attribute(link, 'href'), `mailto:${facts.supportEmail}`);
});
