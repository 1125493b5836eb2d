import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestOf } from './message-request.ts';
import type { Delivery } from './schemas/delivery.ts';
import { originsOf, wayOf } from './way.ts';

const siteAddress = 'https://www.example.org';

/** What the page, the script and the policy get from a setting. */
function derived(delivery: Delivery, root = '') {
  const way = wayOf(delivery, { supportEmail: '', siteAddress }, root);
  const { address, format, keyHeader, fields, honeypotField, hidden } = way?.endpoint ?? {};
  return {
    ...{ attributes: way?.attributes, honeypot: honeypotField, hidden },
    sent: { address, format, keyHeader, fields },
    policy: originsOf(way, siteAddress),
  };
}

const own = { connect: ["'self'"], formAction: ["'self'"] };

test('marks the form for Netlify and lists the fields that the script adds', () => {
  assert.deepEqual(derived({ to: 'netlify' }), {
    attributes: {
      ...{ method: 'post', action: '/thank-you', name: 'contact' },
      ...{ 'data-netlify': 'true', 'netlify-honeypot': 'bot-field' },
    },
    honeypot: 'bot-field',
    hidden: { 'form-name': 'contact', idempotency_key: '', written_at: '' },
    sent: {
      ...{ address: '/thank-you', format: 'form', keyHeader: false },
      fields: { 'form-name': 'contact', 'bot-field': '' },
    },
    policy: own,
  });
  assert.equal(derived({ to: 'netlify' }, '/fr').attributes?.action, '/fr/thank-you');
});

test('sends the own function JSON with the key in a header, to no other host', () => {
  const { attributes, sent, policy } = derived({ to: 'function' });
  assert.deepEqual(attributes, { method: 'post', action: '/api/contact' });
  assert.deepEqual(sent, { address: '/api/contact', format: 'json', keyHeader: true, fields: {} });
  assert.deepEqual(policy, own);
});

test('gives a service its key and the way back to this site', () => {
  const thanks = `${siteAddress}/thank-you`;
  const key = '01234567-89ab-cdef-0123-456789abcdef';
  const web3forms = derived({ to: 'web3forms', key });
  assert.deepEqual(web3forms.hidden, { access_key: key, redirect: thanks });
  assert.deepEqual(web3forms.sent, {
    address: 'https://api.web3forms.com/submit',
    format: 'json',
    keyHeader: false,
    fields: { access_key: key },
  });
  const fields = { name: 'Ada', email: '', phone: '', message: 'Hello' };
  const { endpoint } = wayOf({ to: 'web3forms', key }, { supportEmail: '', siteAddress }) ?? {};
  const { headers } = requestOf({ id: 'key-1', at: '', fields }, endpoint ?? assert.fail());
  // Another header would need a CORS preflight, which the service refuses.
  assert.deepEqual(headers, { Accept: 'application/json', 'Content-Type': 'application/json' });
  assert.deepEqual(web3forms.policy, {
    connect: ['https://api.web3forms.com'],
    formAction: ['https://api.web3forms.com', siteAddress],
  });

  const formspree = derived({ to: 'formspree', key: 'xayzbcdf' });
  assert.equal(formspree.attributes?.action, 'https://formspree.io/f/xayzbcdf');
  assert.deepEqual([formspree.honeypot, formspree.hidden], ['_gotcha', { _next: thanks }]);

  const basin = derived({ to: 'basin', key: '0123456789ab' });
  assert.equal(basin.attributes?.action, 'https://usebasin.com/f/0123456789ab');
  assert.deepEqual(basin.hidden, {});
  assert.deepEqual(basin.policy.formAction, ['https://usebasin.com', siteAddress]);
});

const abroad = 'https://a.example.org';
const endpoint = {
  ...({ to: 'endpoint', format: 'json', honeypotField: '_gotcha' } as const),
  ...{ address: `${abroad}/f`, serviceFields: {} },
};
const thankYouField = '_next';

const SETTINGS: [what: string, Delivery, connect: string[], formAction: string[]][] = [
  ['nothing while nothing is delivered', 'none', [], []],
  ['the mail program', { to: 'email' }, [], ['mailto:']],
  ['WhatsApp', { to: 'whatsapp', number: '+2348031234567' }, [], ['https://wa.me']],
  ['the origin of an address', endpoint, [abroad], [abroad]],
  ['the redirect back', { ...endpoint, thankYouField }, [abroad], [abroad, siteAddress]],
  [
    'a path of this site, and the redirect back',
    { ...endpoint, thankYouField, address: '/api' },
    ["'self'"],
    ["'self'", siteAddress],
  ],
];

for (const [what, delivery, connect, formAction] of SETTINGS) {
  test(`the policy allows ${what}`, () => {
    assert.deepEqual(derived(delivery).policy, { connect, formAction });
  });
}

test('encodes the special characters of an address', () => {
  const { attributes } = derived({ to: 'email', address: 'a+b&c@example.org' });
  assert.equal(attributes?.action, 'mailto:a%2Bb%26c@example.org');
});
