import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Delivery } from './schemas/delivery.ts';
import { deliveryOrigins } from './policy-origins.ts';

const origins = (delivery: Delivery) =>
  deliveryOrigins({ contact: { delivery }, siteAddress: 'https://www.example.org' });
const endpoint = {
  to: 'endpoint',
  format: 'json',
  honeypotField: '_gotcha',
  serviceFields: {},
} as const;

test('allows no origin while nothing is delivered', () => {
  assert.deepEqual(origins('none'), { connect: [], formAction: [] });
});

test('allows the mail program and WhatsApp as form actions', () => {
  assert.deepEqual(origins({ to: 'email' }), { connect: [], formAction: ['mailto:'] });
  assert.deepEqual(origins({ to: 'whatsapp', number: '+2348031234567' }), {
    connect: [],
    formAction: ['https://wa.me'],
  });
});

test('allows the origin of the endpoint', () => {
  assert.deepEqual(origins({ ...endpoint, address: 'https://a.example.org/f/1' }), {
    connect: ['https://a.example.org'],
    formAction: ['https://a.example.org'],
  });
});

test('allows the redirect to the thank-you page, and paths of this site', () => {
  assert.deepEqual(
    origins({ ...endpoint, address: 'https://a.example.org/f', thankYouField: '_next' }),
    {
      connect: ['https://a.example.org'],
      formAction: ['https://a.example.org', 'https://www.example.org'],
    },
  );
  assert.deepEqual(origins({ ...endpoint, address: '/api', thankYouField: '_next' }), {
    connect: ["'self'"],
    formAction: ["'self'", 'https://www.example.org'],
  });
});
