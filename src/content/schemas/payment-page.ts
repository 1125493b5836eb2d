import { z } from 'zod';
import { currency } from './currency.ts';
import { group, httpsAddress, text } from './fields.ts';

const paymentPage = group('One payment page.', {
  provider: text('Name of the payment company, shown beside the button.', { max: 40 }),
  address: httpsAddress('Address of the payment page.'),
  currency: currency('Currency of the payment page (ISO 4217), such as NGN.').optional(),
});

/** Payment pages on other sites; where there are several, a donor tells them apart by currency and company. */
export const paymentPages = z.array(paymentPage).superRefine((pages, context) => {
  if (pages.length < 2) return;
  const seen = new Set<string>();
  pages.forEach(({ provider, currency: code }, index) => {
    if (!code) {
      context.addIssue({
        code: 'custom',
        path: [index],
        message:
          'expected a currency for each payment page, because there are several to choose from',
      });
    }
    const name = `${code} ${provider}`;
    if (seen.has(name)) {
      context.addIssue({
        code: 'custom',
        path: [index],
        message: `expected one payment page for each currency and company; ${provider} in ${code} stands above already`,
      });
    }
    seen.add(name);
  });
});

export type PaymentPage = z.infer<typeof paymentPage>;
