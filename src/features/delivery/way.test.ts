import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestOf } from './message-request.ts';
import { privacyTexts } from './privacy/privacy-texts.ts';
import type { Delivery } from './schemas/delivery.ts';
import { originsOf, wayOf } from './way.ts';

const siteAddress = 'https://www.example.org';
const SITE = { supportEmail: 'support@example.org', siteAddress };

/** What the page and the script get from a setting. */
function derived(delivery: Delivery, root = '') {
  const { attributes, endpoint } = wayOf(delivery, SITE, root) ?? {};
  const { address, format, keyHeader, fields, honeypotField, hidden } = endpoint ?? assert.fail();
  const sent = { address, format, keyHeader, fields };
  return { attributes, honeypot: honeypotField, hidden, sent };
}

test('marks the form for Netlify and lists the fields that the script adds', () => {
  assert.deepEqual(derived({ to: 'netlify' }), {
    attributes: {
      method: 'post',
      action: '/thank-you',
      name: 'contact',
      'data-netlify': 'true',
      'netlify-honeypot': 'bot-field',
    },
    honeypot: 'bot-field',
    hidden: { 'form-name': 'contact', idempotency_key: '', written_at: '' },
    sent: {
      address: '/thank-you',
      format: 'form',
      keyHeader: false,
      fields: { 'form-name': 'contact', 'bot-field': '' },
    },
  });
  assert.equal(derived({ to: 'netlify' }, '/fr').attributes?.action, '/fr/thank-you');
});

test('sends the own function JSON with the key in a header', () => {
  const { attributes, sent } = derived({ to: 'function' });
  assert.deepEqual(attributes, { method: 'post', action: '/api/contact' });
  assert.deepEqual(sent, { address: '/api/contact', format: 'json', keyHeader: true, fields: {} });
});

const BASIN = { to: 'basin', key: '0123456789ab' } as const;

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
  const { headers } = requestOf({ id: 'key-1', at: '', fields }, web3forms.sent);
  // Another header would need a CORS preflight, which the service refuses.
  assert.deepEqual(headers, { Accept: 'application/json', 'Content-Type': 'application/json' });

  const formspree = derived({ to: 'formspree', key: 'xayzbcdf' });
  assert.equal(formspree.attributes?.action, 'https://formspree.io/f/xayzbcdf');
  assert.deepEqual([formspree.honeypot, formspree.hidden], ['_gotcha', { _next: thanks }]);

  const basin = derived(BASIN);
  assert.equal(basin.attributes?.action, 'https://usebasin.com/f/0123456789ab');
  assert.deepEqual(basin.hidden, {});
});

test('encodes the special characters of an address', () => {
  const { program } = wayOf({ to: 'email', address: 'a+b&c@example.org' }, SITE) ?? {};
  assert.equal(program?.link, 'mailto:a%2Bb%26c@example.org');
});

const abroad = 'https://a.example.org';
const endpoint = {
  ...({ to: 'endpoint', format: 'json', honeypotField: '_gotcha' } as const),
  address: `${abroad}/f`,
  serviceFields: {},
};
const returning = { ...endpoint, thankYouField: '_next' };
const here = "'self'";

const TEXTS = {
  messages: {
    none: ['nothing is sent'],
    email: ['by email to {address}'],
    whatsapp: ['by WhatsApp to {number}'],
    netlify: ['to Netlify'],
    function: ['to Cloudflare'],
    passedOn: ['and to {host}'],
    endpoint: ['to {host}'],
  },
  form: {
    none: ['nothing is kept'],
    handOver: ['a draft'],
    endpoint: ['a message for {days}'],
  },
};

const noticeOf = (delivery: Delivery) => privacyTexts(TEXTS, wayOf(delivery, SITE), '30 days');

/** What a privacy notice says of a message, and where the policy lets pages send it. */
const SETTINGS: [Delivery, notice: string, connect: string[], formAction: string[]][] = [
  ['none', 'nothing is sent', [], []],
  [{ to: 'email' }, 'by email to support@example.org', [], ['mailto:']],
  [{ to: 'email', address: 'a@example.org' }, 'by email to a@example.org', [], ['mailto:']],
  [{ to: 'whatsapp', number: '+234 803' }, 'by WhatsApp to +234 803', [], ['https://wa.me']],
  [{ to: 'netlify' }, 'to Netlify', [here], [here]],
  [{ to: 'function' }, 'to Cloudflare', [here], [here]],
  [{ to: 'function', passesTo: 'b.org' }, 'to Cloudflare, and to b.org', [here], [here]],
  [BASIN, 'to usebasin.com', ['https://usebasin.com'], ['https://usebasin.com', siteAddress]],
  [endpoint, 'to a.example.org', [abroad], [abroad]],
  // The policy must allow the redirect back, too.
  [returning, 'to a.example.org', [abroad], [abroad, siteAddress]],
  [{ ...returning, address: '/api' }, 'to www.example.org', [here], [here, siteAddress]],
];

for (const [delivery, notice, connect, formAction] of SETTINGS) {
  test(`sends a message as the privacy notice and the policy say: ${JSON.stringify(delivery)}`, () => {
    assert.equal(noticeOf(delivery).sent.join(', '), notice);
    const policy = originsOf(wayOf(delivery, SITE), siteAddress);
    assert.deepEqual(policy, { connect, formAction });
  });
}

test('says what the device keeps, and after how many days it deletes a message', () => {
  const kept = (['none', { to: 'email' }, endpoint] as const).map((way) => noticeOf(way).stored);
  assert.deepEqual(kept.flat(), ['nothing is kept', 'a draft', 'a message for 30 days']);
});
