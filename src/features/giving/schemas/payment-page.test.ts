import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paymentPages } from './payment-page.ts';

const PAGE = { provider: 'Example Pay', address: 'https://pay.example.org/give' };

function messagesOf(pages: object[]): string[] {
  return paymentPages.safeParse(pages).error?.issues.map(({ message }) => message) ?? [];
}

test('requires a currency for each of several payment pages, and each page once', () => {
  assert.match(messagesOf([{ ...PAGE, currency: 'NGN' }, PAGE])[0] ?? '', /currency for each/);
  const inDollars = { ...PAGE, currency: 'USD' };
  const pages = [{ ...PAGE, currency: 'NGN' }, inDollars, { ...inDollars, provider: 'Another' }];
  assert.deepEqual(messagesOf(pages), []);
  const [twice = ''] = messagesOf([inDollars, inDollars]);
  assert.match(twice, /Example Pay in USD is in the list above already/);
});

/** Addresses as the companies give them to donors. */
const PAGES = {
  Paystack: [
    'https://paystack.com/pay/our-page',
    'https://paystack.com/buy/shirt-abcdef',
    'https://paystack.shop/pay/a1b2c3d4e5',
    'https://paystack.shop/our-shop',
  ],
  Flutterwave: ['https://flutterwave.com/donate/a1b2c3d4e5f6', 'https://flutterwave.com/pay/ours'],
  PayPal: [
    'https://www.paypal.com/donate/?hosted_button_id=ABCDEFGHJKLMN',
    'https://www.paypal.com/donate?campaign_id=ABCDEFGHJKLMN',
    'https://www.paypal.com/cgi-bin/webscr?cmd=_s-xclick&hosted_button_id=ABCDEFGH',
    'https://www.paypal.com/ncp/payment/ABCDEFGHJKLMN',
    'https://www.paypal.com/fundraiser/charity/1234567',
    'https://www.paypal.com/us/fundraiser/charity/1234567',
    'https://www.paypal.com/pools/c/aBcDeFgHiJ',
    'https://paypal.me/ours',
    'https://www.paypal.com/paypalme/ours',
  ],
  GoFundMe: [
    'https://www.gofundme.com/f/our-page',
    'https://gofund.me/1a2b3c4d',
    'https://charity.gofundme.com/o/en/campaign/ours',
  ],
  Zeffy: [
    'https://www.zeffy.com/en-US/donation-form/our-form',
    'https://www.zeffy.com/embed/donation-form/our-form',
    'https://www.zeffy.com/ticketing/our-concert',
  ],
  'Open Collective': [
    'https://opencollective.com/our-group',
    'https://opencollective.com/our-group/donate',
    'https://opencollective.com/our-group/contribute/backer-123/checkout',
  ],
  Stripe: ['https://donate.stripe.com/a1B2c3D4e5', 'https://buy.stripe.com/a1B2c3D4e5'],
};

test('a page at a known company is taken in each form that the company gives', () => {
  for (const [provider, addresses] of Object.entries(PAGES)) {
    for (const address of addresses) {
      assert.deepEqual(messagesOf([{ provider, address }]), [], address);
      assert.deepEqual(messagesOf([{ provider: 'Card', address }]), [], address);
    }
  }
});

test('a page that takes no gift is refused with what was expected', () => {
  const refused: [reason: RegExp, provider: string, ...addresses: string[]][] = [
    [
      /; this one does not lead to a page of yours$/,
      'Card',
      'https://paystack.com/',
      'https://paystack.com/pricing',
      'https://paystack.shop/pay',
      'https://flutterwave.com/donate/',
      'https://flutterwave.com/us/pricing',
      'https://www.paypal.com/donate',
      'https://www.paypal.com/us/business',
      'https://paypal.me/',
      'https://www.gofundme.com',
      'https://www.gofundme.com/f/',
      'https://www.zeffy.com/en-US',
      'https://opencollective.com/?from=ours',
      'https://www.paypal.com/donate/buttons',
      'https://www.gofundme.com/create/fundraiser',
      'https://stripe.com/payments',
      'https://checkout.stripe.com/c/pay/cs_live_a1b2c3',
      'https://checkout.paystack.com/a1b2c3',
    ],
    [
      /; this one opens only after logging in$/,
      'Card',
      'https://dashboard.paystack.com/#/pages/ours',
      'https://app.flutterwave.com/dashboard/payment-links',
      'https://dashboard.stripe.com/payment-links/plink_a1b2',
      'https://www.paypal.com/signin',
      'https://www.paypal.com/mep/dashboard',
      'https://www.gofundme.com/sign-in',
      'https://www.zeffy.com/en-US/login',
      'https://opencollective.com/dashboard/our-group',
      'https://pay.example.org/login',
    ],
    [
      /; this one is for tests and does not collect money$/,
      'Card',
      'https://ravesandbox.flutterwave.com/donate/a1b2c3',
      'https://www.sandbox.paypal.com/donate/?hosted_button_id=ABC',
      'https://buy.stripe.com/test_a1b2c3',
    ],
    [/at PayPal, .*; this one leads to paystack\.com$/, 'PayPal', 'https://paystack.com/pay/ours'],
    [
      /at Paystack, .*; this one leads to paystack\.com\.example\.org$/,
      'Paystack Nigeria',
      'https://paystack.com.example.org/pay/ours',
    ],
  ];
  for (const [reason, provider, ...addresses] of refused) {
    for (const address of addresses) {
      const [message = '', ...others] = messagesOf([{ provider, address }]);
      assert.match(message, reason, address);
      assert.match(message, /^This needs /);
      assert.deepEqual(others, []);
    }
  }
});
