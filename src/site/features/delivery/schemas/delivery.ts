import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import { address, email, group, linkProblem, pattern, text, whileEmpty } from '#content/fields';
import { plainPhone } from '../../../shared/contact-form/phone.ts';
import { FIELDS } from '../fields.ts';

/**
 * How a message reaches the team: either the word `none`, with which the form sends nothing, or a group
 * of fields in which `to` names the way.
 */

const byEmail = group('Opens the visitor’s email app with everything filled in.', {
  to: z.literal('email').describe('email: opens the visitor’s email app.'),
  address: email('Where messages go. If empty, they go to the address that Contact Us shows.')
    .meta({ title: 'Email address' })
    .optional(),
});

const NUMBER = 'Write the whole number with its country code, such as +234 803 123 4567';

const byWhatsApp = group('Opens a chat with the team, with everything filled in.', {
  to: z.literal('whatsapp').describe('whatsapp: opens a chat with the team.'),
  number: z
    .string(NUMBER)
    .trim()
    .transform((number, context) => {
      const phone = parsePhoneNumberFromString(plainPhone(number));
      // WhatsApp knows no extensions.
      if (!phone?.isValid() || phone.ext) context.addIssue({ code: 'custom', message: NUMBER });
      return phone?.formatInternational() ?? number;
    })
    .meta({
      description: 'The team’s WhatsApp number.',
      inFile: 'With its country code, between quotation marks.',
    }),
}).meta({ title: 'WhatsApp' });

const byNetlify = group('Stores messages in the form service of Netlify, the host of the site.', {
  to: z.literal('netlify').describe('netlify: the form service of Netlify, the host of this site.'),
});

/** Whether an address is a server of a test, which only builds with this variable accept. */
const isLocalServer = (address: string) =>
  Boolean(process.env['ALLOW_LOCAL_ENDPOINTS']) &&
  /^http:\/\/(127\.0\.0\.1|localhost):\d+\/\S*$/.test(address);

/** Names of the fields that the form itself sends. */
const RESERVED: readonly string[] = [...FIELDS, 'idempotency_key', 'written_at'];

const serviceFieldName = (description: string) =>
  pattern(/^[A-Za-z_][\w-]{0,39}$/, 'Write letters, digits and _ without spaces, such as _next')
    .refine((name) => !RESERVED.includes(name), 'Choose a name that the form itself does not use')
    .describe(description);

const byEndpoint = group('Sends messages to a form service, or to an address of your own.', {
  to: z.literal('endpoint').describe('endpoint: sends messages to a form service.'),
  address: address(
    (value) => (isLocalServer(value) ? undefined : linkProblem(value)),
    'https://example.org/form',
  )('Where messages are sent: the web address of a service, or a path of this site.').meta({
    title: 'Web address',
  }),
  thankYouField: serviceFieldName(
    'The service’s name for the field with the page after sending, such as _next. Only visitors without JavaScript need it.',
  )
    .meta({ title: 'Field for the page after sending' })
    .optional(),
  honeypotField: serviceFieldName(
    'The service’s name for the hidden field that only spam programs fill in.',
  )
    .meta({ title: 'Field that traps spam programs' })
    .default('_gotcha'),
  serviceFields: z
    .array(
      group('A field with a fixed value.', {
        name: serviceFieldName('Name of the field.'),
        value: text('', 500),
      }),
    )
    .default([])
    .transform((fields) => Object.fromEntries(fields.map(({ name, value }) => [name, value])))
    .meta({
      title: 'Fields with a fixed value',
      description:
        'What the service asks for, such as its key. Visitors can read it: no secrets here.',
    }),
})
  .refine(
    ({ honeypotField, thankYouField, serviceFields }) =>
      honeypotField !== thankYouField &&
      ![honeypotField, thankYouField].some((name = '') => Object.hasOwn(serviceFields, name)),
    'Two fields of the service have the same name: give each its own',
  )
  .meta({ title: 'A form service' });

const WAYS = 'email, whatsapp, netlify or endpoint';

export const deliverySetting = z
  .union(
    [
      z.literal('none').meta({
        title: 'Nowhere yet',
        description: 'Submitting the form does nothing and keeps what was typed.',
      }),
      z.discriminatedUnion(
        'to',
        [byEmail, byWhatsApp, byNetlify, byEndpoint],
        `Write ${WAYS}; docs/contact-delivery.md has an example for several form services`,
      ),
    ],
    `Write none, or below it "to: " with ${WAYS}, and its fields`,
  )
  .meta({
    title: 'Where messages go',
    description: 'How a message reaches the team.',
    inFile: 'docs/contact-delivery.md has an example of each way.',
    oneFact: true,
    testedBy: 'message',
    ...whileEmpty.blocker('Submitting the contact form sends nothing; no message reaches you.'),
  });

export type Delivery = z.infer<typeof deliverySetting>;
