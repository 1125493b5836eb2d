import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valueAt } from '#content/fields';
import type { Content } from '#content/project';
import type { PageFacts } from '../rendering.ts';
import { scriptText, structuredData } from './structured-data.ts';

const NONE: object[] = [];
const organisation = {
  name: 'Haven Network',
  siteAddress: 'https://example.org',
  supportEmail: 'support@example.org',
  addresses: {
    signUpForm: 'https://example.org/join',
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
    youtube: 'https://www.youtube.com/',
    telegram: 'https://telegram.org/',
  },
  networks: NONE,
};
const own = {
  ...organisation,
  siteAddress: 'https://own-address.africa',
  supportEmail: 'support@own-address.africa',
  addresses: { ...organisation.addresses, facebook: 'https://www.facebook.com/haven' },
  networks: [{ name: 'X', address: 'https://x.com/haven' }],
};
const links = { home: 'Home', about: 'About Us', contact: 'Contact Us' };

/** The facts about a page of a site with these contents. */
function facts(page: PageFacts['page'], changes: object = { organisation: own }): PageFacts {
  const content = {
    organisation,
    locale: 'en',
    root: '',
    pages: [],
    site: { header: { links, donate: 'Donate' } },
    ...changes,
  };
  const description = 'A community of musicians.';
  return { content: content as unknown as Content, page, path: `/${page}`, description };
}
const organisationId = 'https://own-address.africa/#organisation';
const IMAGE = 'https://example.org/share.png';
const typesOf = (of: PageFacts) =>
  structuredData(of, IMAGE).map((node) => valueAt(node, ['@type']));

test('contains real settings with full addresses', () => {
  const [organisation] = structuredData(facts('home'), IMAGE);
  assert.deepEqual(organisation, {
    '@type': 'NGO',
    '@id': organisationId,
    name: 'Haven Network',
    description: 'A community of musicians.',
    url: 'https://own-address.africa/',
    logo: 'https://own-address.africa/icons/any-512.png',
    sameAs: ['https://www.facebook.com/haven', 'https://x.com/haven'],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: 'support@own-address.africa',
    },
  });
});

test('describes the organisation on Home, and nothing more on About Us', () => {
  assert.deepEqual(typesOf(facts('home')), ['NGO', 'WebSite']);
  assert.deepEqual(typesOf(facts('about')), []);
});

test('escapes a text that would end the script element', () => {
  const node = { '@type': 'Thing', name: '</script><script>alert(1)' } as const;
  const text = scriptText([node]);
  assert.doesNotMatch(text, /</);
  assert.partialDeepStrictEqual(JSON.parse(text), { '@graph': [node] });
});
