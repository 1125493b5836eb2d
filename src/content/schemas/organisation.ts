import { z } from 'zod';
import { email, httpsAddress, link, picture, text } from './fields.ts';
import { bankAccount } from './bank-account.ts';
import { delivery } from '../../contact/schemas/delivery.ts';
import { paymentPages } from './payment-page.ts';
import { security } from './security.ts';

/** content/<language>/organisation.yaml: facts and addresses, each once. */
export const organisation = z.strictObject({
  name: text('Name of the organisation, as every page shows it.', { max: 40 }),
  shortName: text(
    "Short form of the name, shown under the icon on a phone's home screen; without it the name itself.",
    { max: 12 },
  ).optional(),
  siteAddress: httpsAddress(
    'Address under which this site is reached, without a path; search engines and shared links use it.',
  ),
  supportEmail: email('E-mail address that Contact Us shows and that messages are written to.'),
  founder: z
    .strictObject({
      name: text('The founder\'s name. Without it the site says "our founder".', {
        max: 60,
      }).optional(),
      signature: picture("The founder's signature, a drawing (SVG)."),
    })
    .describe('The founder.'),
  addresses: z
    .strictObject({
      signUpForm: httpsAddress('The form for new members that every Join Community button opens.'),
      facebook: httpsAddress('Our page on Facebook.'),
      instagram: httpsAddress('Our page on Instagram.'),
      youtube: httpsAddress('Our channel on YouTube.'),
      telegram: httpsAddress('Our channel or group on Telegram.'),
    })
    .describe('Pages on other sites.'),
  footerLinks: z
    .strictObject({
      ourTeams: link('Where "Our Teams" in the footer leads.').optional(),
      ourPartners: link('Where "Our Partners" in the footer leads.').optional(),
      support: link('Where "Support" in the footer leads.').optional(),
      faqs: link('Where "FAQ\'s" in the footer leads.').optional(),
    })
    .default({})
    .describe('Footer links that lead nowhere until they are filled in.'),
  offerLinks: z
    .strictObject({
      techTraining: link('Where the button of Tech Training leads.').optional(),
      businessEducation: link('Where the button of Business Education leads.').optional(),
      leadershipDevelopment: link('Where the button of Leadership Development leads.').optional(),
      communitySupport: link('Where the button of Community Support leads.').optional(),
    })
    .default({})
    .describe('Buttons of What We Offer that do nothing until they are filled in.'),
  donate: z
    .strictObject({
      card: paymentPages.default([]).describe('Hosted payment pages that the Donate button opens.'),
      bank: z.array(bankAccount).default([]).describe('Bank accounts that Make Transfer shows.'),
    })
    .default({ card: [], bank: [] })
    .describe('Ways to give. Until they are filled in the two buttons do nothing.'),
  contact: z
    .strictObject({ delivery })
    .describe('What happens to a message that a visitor writes.'),
  security: security.optional(),
  keptOnDevice: z
    .boolean('expected true or false')
    .describe(
      'true keeps the pages readable without a network after one visit; false switches that off and cleans up.',
    ),
});

export type Organisation = z.infer<typeof organisation>;
