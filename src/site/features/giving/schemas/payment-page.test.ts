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

test('takes the address of any page that is encrypted, and no other', () => {
  for (const address of ['https://pay.example.org/give', 'https://paystack.com/pay/our-page'])
    assert.deepEqual(messagesOf([{ ...PAGE, address }]), []);
  for (const address of ['http://pay.example.org/give', 'pay.example.org', 'javascript:alert(1)'])
    assert.match(messagesOf([{ ...PAGE, address }])[0] ?? '', /https:\/\//);
});
