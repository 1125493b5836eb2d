import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valueAt } from '#content/fields';
import type { Content } from '#content/project';
import { rendering as giving } from '../../features/giving/rendering.ts';
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
  donate: { card: NONE },
};
const own = {
  ...organisation,
  siteAddress: 'https://own-address.africa',
  supportEmail: 'support@own-address.africa',
  addresses: { ...organisation.addresses, facebook: 'https://www.facebook.com/haven' },
  networks: [{ name: 'X', address: 'https://x.com/haven' }],
};
const links = { home: 'Home', about: 'About Us', contact: 'Contact Us' };
const faqs = { aboutTheCommunity: false, questions: [{ question: 'Is it free?', answer: 'Yes.' }] };

/** The facts about a page of a site with these contents. */
function facts(page: PageFacts['page'], changes: object = { organisation: own }): PageFacts {
  const content = {
    organisation,
    faqs,
    locale: 'en',
    root: '',
    morePages: [],
    site: { header: { links, donate: 'Donate' } },
    answerHtml: ((answer, full) =>
      `${answer} At ${full?.('#here')}.`) satisfies Content['answerHtml'],
    ...changes,
  };
  const description = 'A community of musicians.';
  return { content: content as unknown as Content, page, path: `/${page}`, description };
}
const organisationId = 'https://own-address.africa/#organisation';
const IMAGE = 'https://example.org/share.png';
const dataOf = async (of: PageFacts) => structuredData(of, IMAGE, await giving.nodes?.(of));
const typesOf = async (of: PageFacts) =>
  (await dataOf(of))['@graph'].map((node) => valueAt(node, ['@type']));

test('contains real settings with full addresses', () => {
  const [organisation] = structuredData(facts('home'), IMAGE)['@graph'];
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

test('describes the organisation on Home, and the path of other pages', async () => {
  assert.deepEqual(await typesOf(facts('home')), ['NGO', 'WebSite']);
  assert.deepEqual(await typesOf(facts('about')), ['BreadcrumbList']);
});

test('contains questions only if they are about the community', async () => {
  assert.deepEqual(await typesOf(facts('contact')), ['BreadcrumbList']);
  const page = facts('contact', { organisation: own, faqs: { ...faqs, aboutTheCommunity: true } });
  assert.deepEqual(await typesOf(page), ['BreadcrumbList', 'FAQPage']);
  assert.match(JSON.stringify(structuredData(page, IMAGE)), /"Yes\. At https:\S+\/contact#here\."/);
});

test('contains real payment pages on the page that links to them', async () => {
  const given = (address: string) => {
    const card = [{ provider: 'Paystack', address }];
    return facts('donate', { organisation: { ...own, donate: { card } } });
  };
  assert.deepEqual(await typesOf(facts('donate')), ['BreadcrumbList']);
  assert.deepEqual(await typesOf(given('https://pay.example.org/give')), ['BreadcrumbList']);
  const [, action] = (await dataOf(given('https://paystack.com/pay/ours')))['@graph'];
  assert.deepEqual(action, {
    '@type': 'DonateAction',
    name: 'Donate',
    recipient: { '@type': 'NGO', '@id': organisationId, name: 'Haven Network' },
    target: ['https://paystack.com/pay/ours'],
  });
});

test('escapes a text that would end the script element', () => {
  const text = scriptText({ name: '</script><script>alert(1)' });
  assert.doesNotMatch(text, /</);
  assert.deepEqual(JSON.parse(text), { name: '</script><script>alert(1)' });
});
