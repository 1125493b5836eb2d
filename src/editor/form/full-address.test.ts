import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formOf, textsIn, typedInto } from '../../../tests/editor/project.ts';
import { pathOf } from '../store/files/model.ts';

const FACTS = pathOf('organisation', '');

/** What the file of facts says of the fields of a form, once it is saved. */
function saved(fields: Record<string, unknown>): Record<string, unknown> {
  const texts = textsIn(['en']);
  const now = typedInto(texts, FACTS, { ...formOf(texts, FACTS), ...fields });
  assert.equal(now.project.check(FACTS).problems, undefined);
  return formOf(now, FACTS);
}

test('adds https:// to an address of another site that was typed without it', () => {
  const addresses = {
    signUpForm: 'forms.gle/abc',
    facebook: ' www.facebook.com/our-page?ref=us ',
    youtube: 'Youtu.be/x#y',
    instagram: 'https://www.instagram.com/ours',
  };
  const footerLinks = { support: 'own-address.africa', faqs: '/contact-us#faqs' };
  const now = saved({ addresses, footerLinks, siteAddress: 'www.own-address.africa' });
  assert.deepEqual(now['addresses'], {
    signUpForm: 'https://forms.gle/abc',
    facebook: 'https://www.facebook.com/our-page?ref=us',
    youtube: 'https://Youtu.be/x#y',
    instagram: 'https://www.instagram.com/ours',
  });
  assert.deepEqual(now['footerLinks'], {
    support: 'https://own-address.africa',
    faqs: '/contact-us#faqs',
  });
  assert.equal(now['siteAddress'], 'https://www.own-address.africa');
});

test('leaves paths of the site and email addresses as they are', () => {
  const security = { contact: 'help@own-address.africa', expires: '2027-01-31' };
  const contact = { delivery: { to: 'endpoint', address: '/messages' } };
  const now = saved({ security, contact });
  assert.deepEqual(now['security'], security);
  assert.deepEqual(now['contact'], contact);
});

test('tells what can be no address', () => {
  for (const typed of [
    'our page',
    'about-us',
    'about-us.html',
    '@ours',
    'help@own-address.africa',
    'name@own-address.africa/x',
    'http://own-address.africa',
    '192.168.1.1',
    '//own-address.africa',
    './about-us',
  ])
    assert.throws(() => saved({ footerLinks: { support: typed } }));
});
