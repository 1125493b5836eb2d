import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Delivery } from '../../contact/schemas/delivery.ts';
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
    endpoint: ['a message for {days} days'],
  },
};

function textsUnder(delivery: Delivery, language = 'en') {
  const settings = {
    supportEmail: 'support@example.org',
    siteAddress: 'https://example.org',
    contact: { delivery },
  };
  return privacyTexts(TEXTS, settings, language);
}
const sentUnder = (delivery: Delivery) => textsUnder(delivery).sent;

const postTo = (address: string): Delivery => ({
  to: 'endpoint',
  address,
  format: 'json',
  honeypotField: '_gotcha',
  serviceFields: {},
});

test('says what holds for each way of delivery', () => {
  assert.deepEqual(sentUnder('none'), ['nothing is sent']);
  assert.deepEqual(sentUnder({ to: 'email' }), ['by email to support@example.org']);
  assert.deepEqual(sentUnder({ to: 'email', address: 'a@example.org' }), [
    'by email to a@example.org',
  ]);
  assert.deepEqual(sentUnder({ to: 'whatsapp', number: '+234 803 123 4567' }), [
    'by WhatsApp to +234 803 123 4567',
  ]);
});

test('names who gets the messages', () => {
  assert.deepEqual(sentUnder({ to: 'netlify' }), ['to Netlify']);
  assert.deepEqual(sentUnder({ to: 'function' }), ['to Cloudflare']);
  assert.deepEqual(sentUnder({ to: 'function', passesTo: 'hook.example.org' }), [
    'to Cloudflare',
    'and to hook.example.org',
  ]);
  assert.deepEqual(sentUnder({ to: 'formspree', key: 'xayzbcdf' }), ['to formspree.io']);
  assert.deepEqual(sentUnder(postTo('https://a.example/1')), ['to a.example']);
  assert.deepEqual(sentUnder(postTo('/messages')), ['to example.org']);
});

test('says after how many days the device deletes a message', () => {
  assert.deepEqual(textsUnder(postTo('/messages')).kept, ['a message for 30 days']);
  assert.deepEqual(textsUnder(postTo('/messages'), 'ar-EG').kept, ['a message for ٣٠ days']);
});
