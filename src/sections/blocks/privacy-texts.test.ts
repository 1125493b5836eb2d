import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Delivery } from '../../contact/schemas/delivery.ts';
import { privacyTexts } from './privacy-texts.ts';

const TEXTS = {
  messages: {
    none: ['nothing is sent'],
    email: ['by e-mail to {address}'],
    whatsapp: ['by WhatsApp to {number}'],
    endpoint: ['to {hosts}'],
  },
  form: { none: ['nothing is kept'], handOver: ['a draft'], endpoint: ['a draft and a message'] },
};

function sentUnder(delivery: Delivery, language = 'en'): string[] {
  const settings = {
    supportEmail: 'support@example.org',
    siteAddress: 'https://example.org',
    contact: { delivery },
  };
  return privacyTexts(TEXTS, settings, language).sent;
}

const postTo = (...addresses: string[]): Delivery => ({
  to: 'endpoint',
  addresses,
  format: 'json',
  honeypotField: '_gotcha',
  serviceFields: {},
});

test('the notice says what is true under each way of delivery', () => {
  assert.deepEqual(sentUnder('none'), ['nothing is sent']);
  assert.deepEqual(sentUnder({ to: 'email' }), ['by e-mail to support@example.org']);
  assert.deepEqual(sentUnder({ to: 'email', address: 'a@example.org' }), [
    'by e-mail to a@example.org',
  ]);
  assert.deepEqual(sentUnder({ to: 'whatsapp', number: '+234 803 123 4567' }), [
    'by WhatsApp to +234 803 123 4567',
  ]);
});

test('several hosts are listed as the readers of a language list things, each once', () => {
  const two = postTo('https://a.example/1', 'https://b.example/', 'https://a.example/2');
  assert.deepEqual(sentUnder(two), ['to a.example or b.example']);
  assert.deepEqual(sentUnder(two, 'fr'), ['to a.example ou b.example']);
  assert.deepEqual(sentUnder(two, 'ar'), ['to a.example أو b.example']);
  assert.deepEqual(sentUnder(postTo('/messages')), ['to example.org']);
});
