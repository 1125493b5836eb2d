interface Company {
  /** Its name, as teams write it. */
  name: RegExp;
  /** Its name in a sentence. */
  called: string;
  /** Host and path of a page that donors open; anything after them may follow. */
  page: RegExp;
  /** Its own hosts, those of its dashboard too. */
  host: RegExp;
  example: string;
}

/**
 * Companies that groups such as this one collect card payments with, and the public form of the
 * pages that donors open.
 * - Paystack: its description of payment pages (paystack.com/docs/api/page); newer pages and shops
 *   are at paystack.shop, as public sites link to them.
 * - Flutterwave: payment and donation links as its dashboard gives them (flutterwave.com/support,
 *   "Create a payment link").
 * - PayPal: developer.paypal.com, "Share a payment link" (/ncp/payment) and "Donate" (with the id
 *   of a button, a business or a campaign); PayPal.Me; pages of charities and pools.
 * - GoFundMe: /f/name and gofund.me, which its button to share gives; older pages have the name.
 * - Zeffy: forms for donations, tickets and members, in a language or embedded (support.zeffy.com).
 * - Open Collective: a group's page, where its first part is the name
 *   (documentation.opencollective.com).
 * - Stripe: docs.stripe.com/payment-links/share. Checkout sessions end after a day and are none.
 */
const COMPANIES: readonly Company[] = [
  {
    name: /\bpaystack\b/i,
    called: 'Paystack',
    host: /(^|\.)paystack\.(com|shop|co)$/,
    page: /^((www\.)?paystack\.com\/(pay|buy)\/[^/?]|paystack\.shop\/(pay\/)?(?!pay\/?$)[^/?])/,
    example: 'https://paystack.shop/pay/our-page',
  },
  {
    name: /\bflutterwave\b/i,
    called: 'Flutterwave',
    host: /(^|\.)flutterwave\.com$/,
    page: /^(www\.)?flutterwave\.com\/(pay|donate|store)\/[^/?]/,
    example: 'https://flutterwave.com/donate/our-page',
  },
  {
    name: /\bpaypal\b/i,
    called: 'PayPal',
    host: /(^|\.)paypal\.(com|me)$/,
    page: /^((www\.)?paypal\.me\/[^/?]|(www\.)?paypal\.com\/(paypalme\/[^/?]|ncp\/payment\/[^/?]|pools\/c\/|([a-z]{2}\/)?fundraiser\/(\w+\/)?charity\/\d|(donate\/?|cgi-bin\/webscr)\?.*\b(hosted_button_id|business|campaign_id|token)=.))/,
    example: 'https://www.paypal.com/donate/?hosted_button_id=…',
  },
  {
    name: /\bgofundme\b/i,
    called: 'GoFundMe',
    host: /(^|\.)gofund(me\.com|\.me)$/,
    page: /^(gofund\.me\/[^/?]|((www|charity)\.)?gofundme\.com\/(?!f\/?$|(create|start)(\/|$))[^/?])/,
    example: 'https://www.gofundme.com/f/our-page',
  },
  {
    name: /\bzeffy\b/i,
    called: 'Zeffy',
    host: /(^|\.)zeffy\.com$/,
    page: /^(www\.)?zeffy\.com\/(([a-z]{2}(-[a-z]{2})?|embed)\/)?[a-z][a-z-]{4,}\/[^/?]/i,
    example: 'https://www.zeffy.com/en-US/donation-form/our-form',
  },
  {
    name: /\bopen ?collective\b/i,
    called: 'Open Collective',
    host: /(^|\.)opencollective\.com$/,
    page: /^(www\.)?opencollective\.com\/(?!(create|search|home)(\/|$))[^/?]/,
    example: 'https://opencollective.com/our-group/donate',
  },
  {
    name: /\bstripe\b/i,
    called: 'Stripe',
    host: /(^|\.)stripe\.com$/,
    page: /^(donate|buy|book)\.stripe\.com\/[^/?]/,
    example: 'https://donate.stripe.com/…',
  },
];

/** Pages that open only for whoever has logged in. */
const LOGIN =
  /^(dashboard|app\.flutterwave|login|signin)\.|\/(log-?in|sign-?in|dashboard|myaccount)(\/|$)/i;

/** Pages for trying, which take no money. */
const TEST = /^([\w-]*sandbox|test)\.|\.sandbox\.|^\w+\.stripe\.com\/test_/;

/**
 * What is wrong with the address of a payment page, as a sentence; nothing where nothing is known
 * of the company. A donor must come to a page that takes the gift: not to another company than the
 * button says, and not to a front page, a login or a test.
 * @param provider the company, as the button says it
 */
export function paymentPageProblem(address: string, provider: string): string | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  const { host, pathname, search } = url;
  const page = host + pathname + search;
  const company =
    COMPANIES.find(({ name }) => name.test(provider)) ??
    COMPANIES.find((one) => one.host.test(host));
  const wanted = company
    ? `This needs the address of your page at ${company.called}, such as ${company.example}`
    : 'This needs the address of your payment page';
  if (TEST.test(page)) return `${wanted}; this one is for tests and does not collect money`;
  if (company && !company.host.test(host)) return `${wanted}; this one leads to ${host}`;
  if (LOGIN.test(host + pathname)) return `${wanted}; this one opens only after logging in`;
  if (company && !company.page.test(page))
    return `${wanted}; this one does not lead to a page of yours`;
  return undefined;
}
