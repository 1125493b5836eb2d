import { z } from 'zod';
import { textLink } from '../fields/address.ts';
import { group } from '../fields/plain-fields.ts';
import { hint, lead, name, text } from '../fields/texts.ts';

/** Further links in header and footer, usually to custom pages. */
const furtherLinks = (max: number, length: number, description: string) =>
  z
    .array(textLink('', length).meta({ title: 'Link' }))
    .max(max, `Keep at most ${max}: there is no room for more`)
    .meta({ title: 'Further links', description });

/** The text of a link. @param fact the field of organisation.yaml with its address */
const linkText = (fact: string) => text('', 40).meta({ goesWith: `organisation ${fact}` });

const network = (field: string) =>
  name('', 40).meta({ goesWith: `organisation addresses.${field}` });

/** content/<language>/site.yaml: the words of every page. */
export const site = z.strictObject({
  skipLink: text('First link of each page: skips the header.', 60).meta({
    title: 'Link that skips the header',
  }),
  header: group('The header and its menu.', {
    homeLabel: text('What a screen reader calls the logo link.', 80).meta({
      title: 'Name of the logo link',
    }),
    navigationLabel: text('What a screen reader calls the list of links in the header.', 40).meta({
      title: 'Name of the list of links',
    }),
    openMenu: text('What a screen reader calls the menu button.', 40).meta({
      title: 'Name of the menu button',
    }),
    closeMenu: text('What a screen reader calls the close button of the menu.', 40).meta({
      title: 'Name of the close button',
    }),
    links: group('Links in the header and in the first group of the footer.', {
      home: text('Link to Home.', 30),
      about: text('Link to About Us.', 30),
      contact: text('Link to Contact Us.', 30),
    }),
    donate: text('Button to the Donate page.', 30).meta({ title: 'Donate button' }),
    more: furtherLinks(
      2,
      20,
      'Further links after these, at most two, to pages of your own.',
    ).optional(),
  }),
  joinButton: text('Button that opens the form for new members.', 40).meta({
    goesWith: 'organisation addresses.signUpForm',
  }),
  languages: text('What a screen reader calls the list of languages, once there are two.', 40).meta(
    {
      title: 'Name of the list of languages',
    },
  ),
  newTab: text('Said by screen readers after a link that opens a new tab.', 60).meta({
    title: 'Opens in a new tab',
  }),
  largePicture: group('Buttons of a picture that is shown large.', {
    previous: text('Button that shows the previous picture.', 30),
    next: text('Button that shows the next picture.', 30),
    close: text('Button that closes the picture.', 30),
  }),
  shareAlt: text('What the picture beside a shared link shows, in words.', 200).meta({
    title: 'Picture of a shared link',
  }),
  offline: group(
    'The page that visitors see offline, if the page they want is not saved on their device.',
    {
      title: text('Title of the page in the browser tab.', 60),
      heading: text('', 60),
      lead: lead('Says that the pages in the list below open without a connection.', 200),
      again: text('Link that loads the page again.', 40).meta({ title: 'Link to try again' }),
    },
  ).meta({ title: 'Page without a connection' }),
  stored: group(
    'Shown above a form or ways to give, if the page comes from the device because the connection is slow or missing.',
    {
      asOf: text(hint`Says of which ${'day'} the page is.`, 120).meta({ title: 'Day of the page' }),
      newest: text(
        'Link that loads the new page, once it has arrived and is another one.',
        60,
      ).meta({
        title: 'Link to the new version',
      }),
    },
  ).meta({ title: 'Page from the device' }),
  notFound: group('Shown above Home at an address that has no page.', {
    title: text('Title of the page in the browser tab.', 60),
    text: text(
      'The line under the header. It says that there is no such page. If empty, there is no line.',
      120,
    )
      .meta({ title: 'Line under the header' })
      .optional(),
  }).meta({ title: 'Page not found' }),
  footer: z.strictObject({
    joinCard: text('Text of the card with the button to the form for new members.', 120),
    joinNext: text('Line above that button: what happens after somebody has signed up.', 120)
      .meta({ title: 'After joining' })
      .optional(),
    contactCard: group('The card that leads to Contact Us.', {
      text: text('Text of the card that leads to Contact Us.', 120),
      button: text('', 40),
    }),
    statement: text('Statement beside the logo.', 160),
    groups: group('Headings of the three groups of links.', {
      legal: text('Heading of the first group of links.', 60),
      more: text('Heading of the second group of links.', 60).meta({ title: 'Information' }),
      social: text('Heading of the third group of links.', 60).meta({ title: 'Networks' }),
    }).meta({ title: 'Headings of the links' }),
    links: group('Texts of the links; where they lead is in organisation.yaml.', {
      ourTeams: linkText('footerLinks.ourTeams'),
      ourPartners: linkText('footerLinks.ourPartners'),
      support: linkText('footerLinks.support'),
      faqs: linkText('footerLinks.faqs').meta({ title: 'FAQs' }),
      facebook: network('facebook'),
      instagram: network('instagram'),
      youtube: network('youtube').meta({ title: 'YouTube' }),
      telegram: network('telegram'),
      whatsAppChannel: text('Text of the link to your WhatsApp channel.', 40).meta({
        title: 'WhatsApp channel',
      }),
      whatsAppGroup: text('Text of the link to your WhatsApp group.', 40).meta({
        title: 'WhatsApp group',
      }),
    }),
    more: furtherLinks(8, 40, 'Further links of the first group, to pages of your own.').optional(),
  }),
});
