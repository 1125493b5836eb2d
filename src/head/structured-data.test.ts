import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scriptText, structuredData, type PageFacts } from './structured-data.ts';

const shipped: PageFacts = {
  organisation: {
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
    networks: [],
  },
  language: 'en',
  description: 'A community of musicians.',
  home: 'Home',
  page: { name: 'Home', path: '/' },
};
const real: PageFacts = {
  ...shipped,
  organisation: {
    ...shipped.organisation,
    siteAddress: 'https://own-address.africa',
    supportEmail: 'support@own-address.africa',
    addresses: { ...shipped.organisation.addresses, facebook: 'https://www.facebook.com/haven' },
    networks: [{ name: 'X', address: 'https://x.com/haven' }],
  },
};
const organisationId = 'https://own-address.africa/#organisation';
const faqs = {
  heading: 'FAQ',
  aboutTheCommunity: false,
  questions: [{ id: 'free', question: 'Is it free?', answer: 'Yes.' }],
};
const typesOf = (facts: PageFacts) =>
  structuredData(facts)['@graph'].map((node) => (node as { '@type': string })['@type']);

test('omits placeholders', () => {
  const text = scriptText(structuredData(shipped));
  assert.doesNotMatch(text, /example\.org|facebook|telegram|contactPoint/);
});

test('contains real settings with full addresses', () => {
  const [organisation] = structuredData(real)['@graph'];
  assert.deepEqual(organisation, {
    '@type': 'NGO',
    '@id': organisationId,
    name: 'Haven Network',
    description: 'A community of musicians.',
    url: 'https://own-address.africa/',
    logo: 'https://own-address.africa/icons/any-512.png',
    sameAs: ['https://www.facebook.com/haven', 'https://x.com/haven'],
    contactPoint: {
      ...{ '@type': 'ContactPoint', contactType: 'customer support' },
      email: 'support@own-address.africa',
    },
  });
});

test('describes the organisation on Home, and the path of other pages', () => {
  assert.deepEqual(typesOf(real), ['NGO', 'WebSite']);
  const about = { ...real, page: { name: 'About Us', path: '/about-us' } };
  assert.deepEqual(typesOf(about), ['BreadcrumbList']);
});

test('contains questions only if they are about the community', () => {
  const page = { name: 'Contact Us', path: '/contact-us' };
  assert.deepEqual(typesOf({ ...real, page, faqs }), ['BreadcrumbList']);
  const own = { ...faqs, aboutTheCommunity: true };
  assert.deepEqual(typesOf({ ...real, page, faqs: own }), ['BreadcrumbList', 'FAQPage']);
  const answerHtml = (answer: string, elsewhere: boolean) => `${answer} Elsewhere: ${elsewhere}.`;
  const [, questions] = structuredData({ ...real, page, faqs: own, answerHtml })['@graph'];
  assert.match(JSON.stringify(questions), /"Yes\. Elsewhere: true\."/);
});

test('contains real payment pages on the page that links to them', () => {
  const page = { name: 'Donate', path: '/donate' };
  const given = (address: string) => {
    const paymentPages = [{ provider: 'Paystack', address }];
    return { ...real, page, paymentPages };
  };
  assert.deepEqual(typesOf({ ...real, page, paymentPages: [] }), ['BreadcrumbList']);
  assert.deepEqual(typesOf(given('https://pay.example.org/give')), ['BreadcrumbList']);
  const [, action] = structuredData(given('https://paystack.com/pay/ours'))['@graph'];
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
