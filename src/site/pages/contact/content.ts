import { z } from 'zod';
import {
  alternative,
  goldenText,
  group,
  hint,
  samplePageHead,
  text,
  whileSample,
} from '#content/fields';
import { defineFile, questionList } from '#content/files';

export const PATH = '/contact-us';

/** The questions on Contact Us. */
export const FAQS_FILE = defineFile({
  name: 'faqs',
  path: 'faqs.yaml',
  title: 'Questions',
  shownOn: 'contact',
  page: PATH,
  schema: z.strictObject({
    heading: text('', 60),
    questions: questionList(
      whileSample.blocker('An answer is about a research platform, not about the community.'),
    ),
  }),
});

const communityPicture = (place: string) => alternative('', `community.${place}`);

/** The words of Contact Us. */
export const CONTACT_US_FILE = defineFile({
  name: 'contact-us',
  path: 'pages/contact-us.yaml',
  title: 'Contact Us',
  shownOn: 'contact',
  schema: z.strictObject({
    ...samplePageHead,
    contact: group('The part beside the form.', {
      heading: text('', 60),
      note: goldenText('When support answers', 160),
    }),
    form: z.strictObject({
      label: text('What a screen reader calls the form.', 60).meta({ title: 'Name of the form' }),
      name: text('Label of the field for the name.', 40),
      email: text('Label of the field for the email address.', 40),
      phone: text('Label of the field for the phone number.', 40),
      digitsOnly: text('Said by screen readers when the phone field refuses a letter.', 60).meta({
        title: 'If a letter is refused',
      }),
      message: text('Label of the field for the message.', 40),
      submit: text('Text of the button.', 40).meta({ title: 'Button' }),
    }),
    community: group('The community section with the row of pictures.', {
      heading: text('', 200),
      label: text('What a screen reader calls the row of pictures.', 60).meta({
        title: 'Name of the row of pictures',
      }),
      roleDescription: text('Role that screen readers announce: carousel.', 30).meta({
        title: 'Role of the row of pictures',
      }),
      slideRoleDescription: text(
        'Role of each picture that screen readers announce: slide.',
        30,
      ).meta({ title: 'Role of each picture' }),
      slideLabel: text(hint`Name of each slide, with ${'current'} and ${'total'}.`, 80).meta({
        title: 'Name of each picture',
      }),
      picturesLabel: text('What a screen reader calls the part that scrolls.', 60).meta({
        title: 'Name of the part that scrolls',
      }),
      dotsLabel: text('What a screen reader calls the row of dots.', 60).meta({
        title: 'Name of the row of dots',
      }),
      dotLabel: text(hint`Name of each dot, with ${'current'} and ${'total'}.`, 80).meta({
        title: 'Name of each dot',
      }),
      position: text(
        hint`Said when another picture is shown, with ${'current'} and ${'total'}.`,
        80,
      ).meta({ title: 'After another picture is shown' }),
      pictures: group('The four pictures; each is shown twice.', {
        first: communityPicture('first'),
        second: communityPicture('second'),
        third: communityPicture('third'),
        fourth: communityPicture('fourth'),
      }),
    }),
  }),
});
