import { z } from 'zod';
import { whileSample } from './field-meta.ts';
import {
  goldenText,
  hintWith,
  alt,
  alternative,
  group,
  lead,
  listedHead,
  markdown,
  pageHead,
  text,
} from './fields.ts';

/** content/<language>/pages/home.yaml */
export const homePage = z.strictObject({
  ...listedHead,
  hero: group('The first thing a visitor sees.', {
    badge: text('Small line above the headline.', 80),
    headline: z
      .array(text('One line of the headline.', 24))
      .min(1, 'Write at least one line')
      .max(4, 'Write at most four lines')
      .describe('The headline, line by line; the last line is gold.'),
    lead: lead('The sentence below the headline.', 200),
  }).meta({ title: 'Top of the page' }),
  vision: group('The vision section with the founder.', {
    heading: text('Heading.', 80),
    lead: lead('First paragraph, larger.', 400),
    text: text('Second paragraph.', 400).meta(
      whileSample.advice('A sample sentence gives the founder’s reason to start the community.'),
    ),
    founder: text('Shown until you fill in the founder’s name.', 60),
    caption: text('Line below the founder’s name.', 80),
    signature: alternative('The founder’s signature, also beside the biography.', 'signature', alt),
    portrait: alternative('Portrait of the founder.', 'vision'),
  }),
  mission: group('The mission banner.', {
    label: text('What a screen reader calls this section.', 60),
    text: goldenText('The mission statement', 300),
    picture: alternative('Picture behind the statement.', 'mission'),
  }),
});
export type Home = z.infer<typeof homePage>;

/** content/<language>/pages/about-us.yaml */
export const aboutUsPage = z.strictObject({
  ...pageHead,
  description: pageHead.description.meta(
    whileSample.blocker('Search results and shared links describe the sample founder.'),
  ),
  banner: alternative('Banner across the page.', 'aboutBanner'),
  biography: group('The founder’s biography.', {
    heading: text('Heading of the biography.', 60),
    text: markdown('The biography.').meta(
      whileSample.blocker(
        'Visitors read a sample biography; only the founder knows whether it is true.',
      ),
    ),
    caption: text('Line below the signature.', 80),
    portrait: alternative('Portrait of the founder.', 'biography'),
  }),
});

const communityPicture = (place: string) =>
  alternative(`The ${place} picture.`, `community.${place}`);

/** content/<language>/pages/contact-us.yaml */
export const contactUsPage = z.strictObject({
  ...listedHead,
  contact: group('The block beside the form.', {
    heading: text('Heading.', 60),
    note: goldenText('When support answers', 160),
  }),
  form: group('The form.', {
    label: text('What a screen reader calls the form.', 60),
    name: text('Label of the field for the name.', 40),
    email: text('Label of the field for the email address.', 40),
    phone: text('Label of the field for the phone number.', 40),
    digitsOnly: text('Said by screen readers when the phone field refuses a letter.', 60),
    message: text('Label of the field for the message.', 40),
    submit: text('Text of the button.', 40),
  }),
  community: group('The community section with the row of pictures.', {
    heading: text('Heading.', 200),
    label: text('What a screen reader calls the row of pictures.', 60),
    roleDescription: text('Role that screen readers announce: carousel.', 30),
    slideRoleDescription: text('Role of each picture that screen readers announce: slide.', 30),
    slideLabel: text(hintWith`Name of each slide, with ${'current'} and ${'total'}.`, 80),
    picturesLabel: text('What a screen reader calls the part that scrolls.', 60),
    dotsLabel: text('What a screen reader calls the row of dots.', 60),
    dotLabel: text(hintWith`Name of each dot, with ${'current'} and ${'total'}.`, 80),
    position: text(
      hintWith`Said when another picture is shown, with ${'current'} and ${'total'}.`,
      80,
    ),
    pictures: group('The four pictures; each is shown twice.', {
      first: communityPicture('first'),
      second: communityPicture('second'),
      third: communityPicture('third'),
      fourth: communityPicture('fourth'),
    }),
  }),
});
export type ContactUs = z.infer<typeof contactUsPage>;

const way = {
  title: text('Title of the card.', 40),
  text: text('One sentence.', 200),
  button: text('Text of the button.', 30),
};

/** content/<language>/pages/donate.yaml */
export const donatePage = z.strictObject({
  ...listedHead,
  hero: group('The first thing a visitor sees.', {
    heading: text('Heading.', 80),
    lead: lead('What donations fund.', 300).meta(
      whileSample.advice('A sample sentence says what donations are spent on.'),
    ),
  }).meta({ title: 'Top of the page' }),
  card: group('The card about paying by card.', way),
  bank: group('The card about bank transfers.', way),
});
export type Donate = z.infer<typeof donatePage>;
