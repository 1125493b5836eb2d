import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import { email, group, linkProblem, matching, refineWith, text, whileEmpty } from '#content/fields';
import { plainPhone } from '../../../shared/contact-form/phone.ts';
import { FIELDS } from '../fields.ts';

/**
 * How a message reaches the team: either the word `none`, with which the form sends nothing, or a group
 * of fields in which `to` names the way.
 */

const byEmail = group('Opens the mail program of the visitor with everything filled in.', {
  to: z.literal('email').describe('email: opens the mail program of the visitor.'),
  address: email('Where messages go; without it to the address that Contact Us shows.').optional(),
});

const NUMBER =
  'Write the whole number with its country code between quotation marks, such as "+234 803 123 4567"';

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
      description: "The team's WhatsApp number, which the build checks for being possible.",
      inFile: 'With its country code, between quotation marks.',
    }),
}).meta({ title: 'WhatsApp' });

const byNetlify = group('Keeps messages in the form service of Netlify, the host of the site.', {
  to: z.literal('netlify').describe('netlify: the form service of Netlify, the host of this site.'),
});

/** Whether an address is a server of a test, which only builds with this variable accept. */
const isLocalServer = (address: string) =>
  Boolean(process.env['ALLOW_LOCAL_ENDPOINTS']) &&
  /^http:\/\/(127\.0\.0\.1|localhost):\d+\/\S*$/.test(address);

/** Names of the fields that the form itself sends. */
const RESERVED: readonly string[] = [...FIELDS, 'idempotency_key', 'written_at'];

const serviceFieldName = (description: string) =>
  matching(/^[A-Za-z_][\w-]{0,39}$/, 'Write letters, digits and _ without spaces, such as _next')
    .refine((name) => !RESERVED.includes(name), 'Choose a name that the form itself does not use')
    .describe(description);

const byEndpoint = group('Posts to a form service, or to an address of your own.', {
  to: z.literal('endpoint').describe('endpoint: posts to a form service.'),
  address: z
    .string()
    .trim()
    .superRefine(refineWith((value) => (isLocalServer(value) ? undefined : linkProblem(value))))
    .meta({
      description: 'Where messages are posted: the address of a service, or a path of this site.',
      format: 'address',
    }),
  thankYouField: serviceFieldName(
    'Field that tells the service to show /thank-you to visitors without script, such as _next.',
  ).optional(),
  honeypotField: serviceFieldName(
    'Field that people never see and spam programs fill in; many services know theirs by name.',
  ).default('_gotcha'),
  serviceFields: z
    .array(
      group('A field with a fixed value.', {
        name: serviceFieldName('Name of the field.'),
        value: text('Its value.', 500),
      }),
    )
    .default([])
    .transform((fields) => Object.fromEntries(fields.map(({ name, value }) => [name, value])))
    .describe('What the service asks for, such as its key. Visitors can read it: no secrets here.'),
})
  .refine(
    ({ honeypotField, thankYouField, serviceFields }) =>
      honeypotField !== thankYouField &&
      ![honeypotField, thankYouField].some((name = '') => Object.hasOwn(serviceFields, name)),
    'Write three different names in honeypotField, thankYouField and serviceFields',
  )
  .meta({ title: 'A form service' });

const WAYS = 'email, whatsapp, netlify or endpoint';

export const deliverySetting = z
  .union(
    [
      z.literal('none').meta({
        title: 'Nobody yet',
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
    description: 'How a message reaches the team.',
    inFile: 'docs/contact-delivery.md has an example of each way.',
    ...whileEmpty.blocker('Submitting the contact form sends nothing; no message reaches you.'),
  });

export type Delivery = z.infer<typeof deliverySetting>;
