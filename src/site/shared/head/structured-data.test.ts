import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valueAt } from '#content/fields';
import type { Content } from '#content/project';
import type { PageFacts } from '../rendering.ts';
import { scriptText, structuredData } from './structured-data.ts';

const organisation = {
  name: 'Haven Network',
  siteAddress: 'https://own-address.africa',
  supportEmail: 'support@own-address.africa',
  addresses: {
    facebook: 'https://www.facebook.com/haven',
    instagram: 'https://www.instagram.com/',
    telegram: 'https://example.org/ours',
  },
  networks: [{ name: 'X', address: 'https://x.com/haven' }],
};
const content = { organisation, locale: 'en', root: '' } as unknown as Content;
const dataOf = (page: PageFacts['page']) =>
  structuredData({ content, page, path: '/', description: 'A community of musicians.' }, '');

test('describes the organisation on Home by real settings, and nothing more on About Us', () => {
  const [described, site] = dataOf('home');
  assert.deepEqual(described, {
    '@type': 'NGO',
    '@id': 'https://own-address.africa/#organisation',
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
  assert.equal(valueAt(site, ['@type']), 'WebSite');
  assert.deepEqual(dataOf('about'), []);
});

test('escapes a text that would end the script element', () => {
  const node = { '@type': 'Thing', name: '</script><script>alert(1)' } as const;
  const text = scriptText([node]);
  assert.doesNotMatch(text, /</);
  assert.partialDeepStrictEqual(JSON.parse(text), { '@graph': [node] });
});
