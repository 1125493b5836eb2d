import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Delivery } from '../schemas/delivery.ts';
import { wayOf } from '../way.ts';
import { privacyTexts } from './privacy-texts.ts';

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

const SITE = { supportEmail: 'support@example.org', siteAddress: 'https://example.org' };
const textsUnder = (delivery: Delivery) => privacyTexts(TEXTS, wayOf(delivery, SITE), '30 days');

const postTo = (address: string): Delivery => ({
  to: 'endpoint',
  address,
  format: 'json',
  honeypotField: '_gotcha',
  serviceFields: {},
});

for (const [delivery, sent] of [
  ['none', 'nothing is sent'],
  [{ to: 'email' }, 'by email to support@example.org'],
  [{ to: 'email', address: 'a@example.org' }, 'by email to a@example.org'],
  [{ to: 'whatsapp', number: '+234 803 123 4567' }, 'by WhatsApp to +234 803 123 4567'],
  [{ to: 'netlify' }, 'to Netlify'],
  [{ to: 'function' }, 'to Cloudflare'],
  [{ to: 'function', passesTo: 'hook.example.org' }, 'to Cloudflare, and to hook.example.org'],
  [{ to: 'formspree', key: 'xayzbcdf' }, 'to formspree.io'],
  [postTo('https://a.example/1'), 'to a.example'],
  [postTo('/messages'), 'to example.org'],
] satisfies [Delivery, string][]) {
  test(`says of a message: ${sent}`, () => {
    assert.equal(textsUnder(delivery).sent.join(', '), sent);
  });
}

test('says after how many days the device deletes a message', () => {
  assert.deepEqual(textsUnder(postTo('/messages')).stored, ['a message for 30 days']);
});
