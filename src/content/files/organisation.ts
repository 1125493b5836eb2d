import { z } from 'zod';
import { email, httpsAddress, pageLink, siteOrigin } from '../fields/address.ts';
import { country } from '../fields/country.ts';
import { pastDay } from '../fields/day.ts';
import { whileEmpty, whileSample } from '../fields/field-meta.ts';
import { group, flag } from '../fields/plain-fields.ts';
import { refuseRepeats } from '../fields/refinements.ts';
import { name, text, textWithoutVariables } from '../fields/texts.ts';
import { languages } from './language.ts';

const socialPage = (what: string, network: string) =>
  httpsAddress(`${what} on ${network}. If empty, the footer has no link to it.`)
    .optional()
    .meta(whileSample.advice(`The ${network} link opens ${network}’s own front page.`));

const footerLink = (name: string) =>
  pageLink(`Where “${name}” in the footer leads.`)
    .optional()
    .meta(whileEmpty.advice(`“${name}” in the footer leads nowhere.`));

const offerLink = (programme: string) =>
  pageLink(`Where the button of ${programme} leads.`)
    .optional()
    .meta(whileEmpty.blocker(`The button of ${programme} does nothing.`));

/** The day on which somebody ticked a step of `src/content/launch/steps.json`. */
const seenOnce = (happened: string, then = '') =>
  pastDay(`The day on which ${happened}.${then}`, happened).optional();

/** The same, until a setting changes that names the day in `testedBy`. */
const seenDay = (happened: string) =>
  seenOnce(happened, ' Set a new day after each change.').meta({ testedFields: [] });

const network = z.strictObject({
  name: name(
    'Name of the network, as visitors read it, such as TikTok, LinkedIn or Audiomack. If you call it exactly “WhatsApp channel” or “WhatsApp group”, each language shows its own words.',
    40,
  ),
  address: httpsAddress('Web address of your page on the network.').meta({
    title: 'Web address',
  }),
});

/** content/organisation.yaml: facts and addresses, shared by all languages. */
export const organisation = z.strictObject({
  name: textWithoutVariables('Name of the organisation, as every page shows it.', 40),
  shortName: text(
    'Short name for the icon on a phone’s home screen. If empty, the full name is used.',
    12,
  ).optional(),
  languages,
  siteAddress: siteOrigin(
    'Web address of your site, as search engines and shared links show it. Write nothing after the domain name.',
  ).meta({
    title: 'Web address of the site',
    testedBy: 'host',
    ...whileSample.blocker(
      'Search results and shared links lead to example.org, which is nobody’s site.',
    ),
  }),
  supportEmail: email(
    'Email address that Contact Us shows. Where the form sends messages is set separately.',
  ).meta(whileSample.blocker('Contact Us shows an email address that nobody reads.')),
  founder: z
    .strictObject({
      name: textWithoutVariables('The founder’s name. If empty, the site says “our founder”.', 60)
        .optional()
        .meta(
          whileEmpty.advice(
            'The vision section says “Our founder” and the biography names nobody.',
          ),
        ),
    })
    .default({}),
  registered: group('How the organisation is registered. The footer shows it at its end.', {
    name: text('', 80),
    number: text('The number in the register.', 40),
    country: country('The country of the register.'),
  })
    .optional()
    .meta({
      title: 'Registration',
      ...whileEmpty.advice('Visitors do not see under which name and number you are registered.'),
    }),
  addresses: group('Your pages on other sites.', {
    signUpForm: httpsAddress('The form for new members that Join Community buttons open.').meta({
      title: 'Form for new members',
      ...whileSample.blocker(
        'Each Join Community button opens a page of example.org, not your form.',
      ),
    }),
    facebook: socialPage('Your page', 'Facebook'),
    instagram: socialPage('Your page', 'Instagram'),
    youtube: socialPage('Your channel', 'YouTube').meta({ title: 'YouTube' }),
    telegram: socialPage('Your channel or group', 'Telegram'),
  }).meta({ title: 'Your pages on other sites' }),
  networks: z
    .array(network)
    .max(12, 'Keep at most 12: there is no room for more')
    .superRefine(
      refuseRepeats(
        (item) => item.name,
        (item) => `Choose another name: "${item}" is in the list above already`,
        'name',
      ),
    )
    .default([])
    .meta({
      title: 'Other networks',
      description: 'Your pages on other networks. They follow the four in the footer.',
    }),
  footerLinks: group(
    'Where the links in the footer lead. A link does nothing until you fill it in.',
    {
      ourTeams: footerLink('Our Teams'),
      ourPartners: footerLink('Our Partners'),
      support: footerLink('Support'),
      faqs: footerLink("FAQ's").meta({ title: 'FAQs' }),
    },
  )
    .default({})
    .meta({ title: 'Links in the footer' }),
  offerLinks: group(
    'Where the buttons of What We Offer lead. A button does nothing until you fill it in.',
    {
      techTraining: offerLink('Tech Training'),
      businessEducation: offerLink('Business Education'),
      leadershipDevelopment: offerLink('Leadership Development'),
      communitySupport: offerLink('Community Support'),
    },
  )
    .default({})
    .meta({ title: 'Buttons of What We Offer' }),
  seen: group('Days on which somebody saw that a part of the site works.', {
    gift: seenDay('a test donation of the smallest amount arrived').meta({ title: 'Donation' }),
    message: seenDay('a message from the form arrived'),
    team: seenDay('the project was in the organisation on GitHub, and the team were members'),
    host: seenDay('the site was online at its address'),
    phone: seenOnce('another phone showed what was published'),
  })
    .default({})
    .meta({ title: 'Seen working' }),
  keptOnDevice: flag(
    'After one visit, people can read the main pages without a connection, or with a data saver those they have visited. If you switch this off, saved pages are deleted from their devices.',
  ).meta({ title: 'Readable offline' }),
});

export type Organisation = z.infer<typeof organisation>;
