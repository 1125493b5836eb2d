import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PARTS } from '#site/pages';
import { attribute, builtPages, textOf, type BuiltPage } from '../support/built.ts';
import { content } from '../support/content.ts';
import { FOUR_PAGES } from '../support/pages.ts';
import { inJson, referencesIn } from '../support/references.ts';

const facts = content('organisation');
const pages = builtPages().filter(({ path }) => FOUR_PAGES.some((page) => page.path === path));
const sources = referencesIn();

for (const { file, problems } of sources) {
  test(`${file} points only at what is there, and loads from this host only`, () => {
    assert.deepEqual(problems, []);
  });
}

test('links and files are found at all', () => {
  const addresses = sources.flatMap(({ references }) =>
    references.map(({ address }) => address.replace(/.*\./, '.')),
  );
  for (const ending of ['.svg', '.woff2']) assert.ok(addresses.includes(ending), ending);
});

test('the editor offers links to parts of pages that are there', () => {
  for (const address of PARTS.keys()) {
    const [path = '', id = ''] = address.split('#');
    const page = pages.find((built) => built.path === path);
    assert.ok(page?.document.querySelector(`#${id}`), address);
  }
});

/** Every address of another site that settings and dates give. */
const settings = [facts, content('dates')]
  .flatMap(inJson)
  .filter((address) => address.startsWith('https:'));

for (const { file, document } of pages) {
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
    const networks = facts.networks.map(({ address }) => address);
    for (const address of [...Object.values(facts.addresses), ...networks]) {
      assert.ok(there.includes(address), address);
    }
  });
}

test('a visitor finds a link where the settings have an address, and none where they do not yet', () => {
  const { joinButton, footer } = content('site');
  const { heading, offers } = content('offer');
  const newTab = ` (${content('site').newTab})`;
  const found = (page: BuiltPage, text: string) =>
    page.document
      .querySelectorAll('a, button')
      .filter((element) => [text, text + newTab].includes(textOf(element)))
      .map((element) => attribute(element, 'href'));
  const offerLinks: Record<string, string | undefined> = facts.offerLinks;
  for (const page of pages) {
    for (const name of ['ourTeams', 'ourPartners', 'support', 'faqs'] as const) {
      const where = found(page, footer.links[name]);
      assert.ok(where.includes(facts.footerLinks[name]), `${page.file}: ${footer.links[name]}`);
    }
    const joins = new Set(found(page, joinButton));
    assert.deepEqual([...joins], [facts.addresses.signUpForm], page.file);
    if (!page.html.includes(heading)) continue;
    for (const [name, { button }] of Object.entries(offers)) {
      const where = found(page, button);
      const wanted = offerLinks[name];
      assert.ok(where.includes(wanted), `${page.file}: ${button}`);
    }
  }
});

test('Contact Us shows the support address and writes to it', () => {
  const page = pages.find(({ path }) => path === '/contact-us') ?? assert.fail();
  const link = page.document
    .querySelectorAll('a')
    .find((link) => textOf(link) === facts.supportEmail);
  assert.equal(link && attribute(link, 'href'), `mailto:${facts.supportEmail}`);
});
