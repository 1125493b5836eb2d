import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paymentPages } from './payment-page.ts';

const PAGE = { provider: 'Example Pay', address: 'https://pay.example.org/give', currency: 'NGN' };

function messagesOf(pages: object[]): string[] {
  return paymentPages.safeParse(pages).error?.issues.map(({ message }) => message) ?? [];
}

test('takes several payment pages, each once', () => {
  const inDollars = { ...PAGE, currency: 'USD' };
  const pages = [PAGE, inDollars, { ...inDollars, provider: 'Another' }];
  assert.deepEqual(messagesOf(pages), []);
  const [twice = ''] = messagesOf([inDollars, inDollars]);
  assert.match(twice, /Example Pay in USD is in the list above already/);
});
