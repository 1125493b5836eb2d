import { z } from 'zod';
import { refuseRepeats, httpsAddress, text } from '#content/fields';
import { currency } from './shared-fields.ts';

const paymentPage = z
  .strictObject({
    provider: text('Name of the payment company, shown beside the button.', 40).meta({
      title: 'Payment company',
    }),
    address: httpsAddress(
      'Web address of the payment page, as the company gives it for donors.',
    ).meta({ title: 'Web address', testedBy: 'gift' }),
    currency: currency('Currency of the payment page.'),
  })
  .meta({ title: 'Payment page', oneFact: true });

/** A payment page on another site. */
export type PaymentPage = z.infer<typeof paymentPage>;

/** Payment pages on other sites. Donors choose between them by company and currency. */
export const paymentPages = z.array(paymentPage).superRefine(
  refuseRepeats(
    ({ provider, currency: code }) => `${provider} in ${code}`,
    (name) =>
      `Write one payment page for each currency and company; ${name} is in the list above already`,
  ),
);
