import assert from 'node:assert/strict';
import { test } from 'node:test';
import { directionOf, linkScopeOf, linkTarget, localeOf, pathIn } from './language.ts';

test('prefixes pages with their language, but not files and other sites', () => {
  for (const [path, inFrench] of [
    ['/', '/fr'],
    ['/#offer', '/fr#offer'],
    ['/about-us', '/fr/about-us'],
    ['/contact-us#faqs', '/fr/contact-us#faqs'],
    ['/fr/donate', '/fr/donate'],
    ['/fr', '/fr'],
    ['/licences/ojuju-OFL.txt', '/licences/ojuju-OFL.txt'],
    ['https://example.org/', 'https://example.org/'],
    ['//example.org', '//example.org'],
    ['#main', '#main'],
  ] as const) {
    assert.equal(pathIn('/fr', path), inFrench);
    assert.equal(pathIn('', path), path);
  }
});

test('knows the writing direction of a language', () => {
  for (const code of ['en', 'fr', 'pt', 'sw', 'ha', 'am']) assert.equal(directionOf(code), 'ltr');
  for (const code of ['ar', 'he', 'ur', 'ha-Arab']) assert.equal(directionOf(code), 'rtl');
});

test('adds the region to a locale', () => {
  assert.equal(localeOf({ code: 'fr' }), 'fr');
  assert.equal(localeOf({ code: 'pt', region: 'AO' }), 'pt-AO');
  assert.equal(localeOf({ code: 'pt-PT', region: 'MZ' }), 'pt-MZ');
  // The editor passes values that are half typed.
  assert.equal(localeOf({ code: 'pt', region: 'A' }), 'pt');
});

test('links to the page in the same language, by its name there, or else in the first language', () => {
  const english = { code: 'en', root: '', ownName: 'English' };
  const french = { code: 'fr', root: '/fr', ownName: 'Français' };
  const pages: Record<string, { path: string; translates?: string }[]> = {
    en: [{ path: '/both' }, { path: '/our-teams' }, { path: '/only-english' }],
    fr: [{ path: '/both' }, { path: '/nos-equipes', translates: '/our-teams' }],
  };
  const linking = linkScopeOf([english, french], 'fr', (code) => pages[code] ?? []);
  const from = (address: string) => linkTarget(linking, address);
  for (const [address, target] of [
    ['/both', { href: '/fr/both' }],
    ['/our-teams?a#b', { href: '/fr/nos-equipes?a#b' }],
    ['/nos-equipes', { href: '/fr/nos-equipes' }],
    ['/only-english#b', { href: '/only-english#b', language: english }],
    ['/fr/both', { href: '/fr/both' }],
    ['https://example.org/our-teams', { href: 'https://example.org/our-teams' }],
  ] as const) {
    assert.deepEqual(from(address), target);
  }
  const fromEnglish = linkTarget({ root: '', languages: [english, french] }, '/fr/nos-equipes');
  assert.deepEqual(fromEnglish, { href: '/fr/nos-equipes' });
});
