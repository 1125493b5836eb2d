import { z } from 'zod';
import { currency } from './currency.ts';
import { eachOnce, group, httpsAddress, text } from './fields.ts';

const paymentPage = group('One payment page.', {
  provider: text('Name of the payment company, shown beside the button.', 40),
  address: httpsAddress('Address of the payment page.'),
  currency: currency('Currency of the payment page (ISO 4217), such as NGN.').optional(),
});

/** Payment pages on other sites; where there are several, a donor tells them apart by currency and company. */
export const paymentPages = z
  .array(paymentPage)
  .superRefine((pages, context) => {
    if (pages.length < 2) return;
    const message =
      'expected a currency for each payment page, because there are several to choose from';
    pages.forEach(({ currency: code }, index) => {
      if (!code) context.addIssue({ code: 'custom', path: [index], message });
    });
  })
  .superRefine(
    eachOnce(
      ({ provider, currency: code }) => `${provider} in ${code}`,
      (name) =>
        `expected one payment page for each currency and company; ${name} stands above already`,
    ),
  );
