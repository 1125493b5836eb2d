import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Delivery } from './schemas/delivery.ts';
import { originsOf, privacyTexts, chooseTransport } from './transport.ts';

const siteAddress = 'https://www.example.org';
const SITE = { supportEmail: 'support@example.org', siteAddress };

const endpoint = {
  ...({ to: 'endpoint', honeypotField: '_gotcha' } as const),
  address: 'https://a.example.org/f',
  serviceFields: { access_key: 'abc' },
};
const returning = { ...endpoint, thankYouField: '_next' };

test('marks the form for Netlify and lists the fields that the script adds', () => {
  const transport = chooseTransport({ to: 'netlify' }, SITE, '/fr');
  assert.deepEqual(transport?.attributes, {
    method: 'post',
    action: '/fr/thank-you',
    name: 'contact',
    'data-netlify': 'true',
    'netlify-honeypot': 'bot-field',
  });
  assert.deepEqual(transport.endpoint, {
    address: '/fr/thank-you',
    serviceFields: { 'form-name': 'contact', 'bot-field': '' },
    honeypotField: 'bot-field',
    hidden: { 'form-name': 'contact', idempotency_key: '', written_at: '' },
  });
});

test('gives a form without script what the service asks for, and the way back to this site', () => {
  const { attributes, endpoint: posted } = chooseTransport(returning, SITE) ?? {};
  assert.deepEqual(attributes, { method: 'post', action: 'https://a.example.org/f' });
  const { hidden, serviceFields } = posted ?? {};
  assert.deepEqual(hidden, { access_key: 'abc', _next: `${siteAddress}/thank-you` });
  assert.deepEqual(serviceFields, { access_key: 'abc' });
});

test('a form without script opens the mail program, and is closed where only a script can hand it over', () => {
  const email = chooseTransport({ to: 'email', address: 'a+b&c@example.org' }, SITE);
  const action = 'mailto:a%2Bb%26c@example.org';
  assert.equal(email?.program?.link, action);
  assert.deepEqual(email.attributes, { method: 'post', action, encType: 'text/plain' });
  const chat = chooseTransport({ to: 'whatsapp', number: '+234 803' }, SITE);
  assert.deepEqual(chat?.attributes, { method: 'dialog' });
});

const abroad = 'https://a.example.org';
const here = "'self'";

const TEXTS = {
  messages: {
    heading: '',
    none: ['nothing is sent'],
    email: ['by email to {address}'],
    whatsapp: ['by WhatsApp to {number}'],
    netlify: ['to Netlify'],
    endpoint: ['to {host}'],
  },
  form: {
    heading: '',
    none: ['nothing is kept'],
    handOver: ['a draft'],
    endpoint: ['a message for {days}'],
  },
};

const noticeOf = (delivery: Delivery) =>
  privacyTexts(TEXTS, chooseTransport(delivery, SITE), '30 days');

/** What a privacy notice says of a message, and where the policy lets pages send it. */
const SETTINGS: [Delivery, notice: string, connect: string[], formAction: string[]][] = [
  ['none', 'nothing is sent', [], []],
  [{ to: 'email' }, 'by email to support@example.org', [], ['mailto:']],
  [{ to: 'email', address: 'a@example.org' }, 'by email to a@example.org', [], ['mailto:']],
  [{ to: 'whatsapp', number: '+234 803' }, 'by WhatsApp to +234 803', [], ['https://wa.me']],
  [{ to: 'netlify' }, 'to Netlify', [here], [here, siteAddress]],
  // A service redirects a form without script back, which the policy must allow, too.
  [endpoint, 'to a.example.org', [abroad], [abroad, siteAddress]],
  [{ ...returning, address: '/api' }, 'to www.example.org', [here], [here, siteAddress]],
];

for (const [delivery, notice, connect, formAction] of SETTINGS) {
  test(`sends a message as the privacy notice and the policy say: ${JSON.stringify(delivery)}`, () => {
    assert.equal(noticeOf(delivery).sent.join(', '), notice);
    const policy = originsOf(chooseTransport(delivery, SITE), siteAddress);
    assert.deepEqual(policy, { connect, formAction });
  });
}

test('says what the device keeps, and after how many days it deletes a message', () => {
  const kept = (['none', { to: 'email' }, endpoint] as const).map(
    (setting) => noticeOf(setting).stored,
  );
  assert.deepEqual(kept.flat(), ['nothing is kept', 'a draft', 'a message for 30 days']);
});
