import { z } from 'zod';
import { currency } from './currency.ts';
import { checked, eachOnce, group, httpsAddress, text } from '../../../core/schemas/fields.ts';
import { paymentPageProblem } from './payment-companies.ts';

const paymentPage = group('One payment page.', {
  provider: text(
    'Name of the payment company, shown beside the button. Pages at Paystack, Flutterwave, PayPal, GoFundMe, Zeffy, Open Collective and Stripe are checked.',
    40,
  ),
  address: httpsAddress('Address of the payment page, as the company gives it for donors.'),
  currency: currency('Currency of the payment page.').meta({ asked: true }).optional(),
})
  .superRefine(checked(({ address, provider }) => paymentPageProblem(address, provider), 'address'))
  .meta({ title: 'Payment page' });

/** Payment pages on other sites; several are distinguished by currency and company. */
export const paymentPages = z
  .array(paymentPage)
  .superRefine((pages, context) => {
    if (pages.length < 2) return;
    const message =
      'This needs a currency for each payment page, because there are several to choose from';
    pages.forEach(({ currency: code }, index) => {
      if (!code) context.addIssue({ code: 'custom', path: [index], message });
    });
  })
  .superRefine(
    eachOnce(
      ({ provider, currency: code }) => `${provider} in ${code}`,
      (name) =>
        `This needs one payment page for each currency and company; ${name} is in the list above already`,
    ),
  );
