import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paymentPages } from './payment-page.ts';

const PAGE = { provider: 'Example Pay', address: 'https://pay.example.org/give' };

function messagesOf(pages: object[]): string[] {
  return paymentPages.safeParse(pages).error?.issues.map(({ message }) => message) ?? [];
}

test('one payment page needs no currency', () => {
  assert.deepEqual(messagesOf([PAGE]), []);
});

test('several payment pages need a currency each, so that a donor can choose', () => {
  assert.match(messagesOf([{ ...PAGE, currency: 'NGN' }, PAGE])[0] ?? '', /currency for each/);
  assert.deepEqual(
    messagesOf([
      { ...PAGE, currency: 'NGN' },
      { ...PAGE, currency: 'USD' },
      { ...PAGE, currency: 'USD', provider: 'Another Pay' },
    ]),
    [],
  );
});

test('two payment pages that a donor could not tell apart are refused', () => {
  const page = { ...PAGE, currency: 'NGN' };
  assert.match(messagesOf([page, page])[0] ?? '', /Example Pay in NGN stands above already/);
});

test('a payment page must be reached by https', () => {
  assert.match(
    messagesOf([{ ...PAGE, address: 'http://pay.example.org/' }])[0] ?? '',
    /starts with https/,
  );
});
