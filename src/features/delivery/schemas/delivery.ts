import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import { linkProblem } from '../../../core/schemas/address.ts';
import { whileEmpty } from '../../../core/schemas/field-meta.ts';
import { checked, email, group, matching, text } from '../../../core/schemas/fields.ts';
import { plainPhone } from '../../../site/contact/phone.ts';
import { FIELDS, HONEYPOT } from '../fields.ts';

/**
 * How a message reaches the team. The default is the word `none`: the form sends nothing. Every
 * other way is a few fields below `delivery:`; `to` names it.
 */

/** The field that names a way. */
const to = <Name extends string>(name: Name, what: string) =>
  z.literal(name).describe(`${name}: ${what}`);

const byEmail = group('Opens the mail program of the visitor with everything filled in.', {
  to: to('email', 'opens the mail program of the visitor.'),
  address: email('Where messages go; without it to the address that Contact Us shows.').optional(),
});

const byWhatsApp = group('Opens a chat with the team, with everything filled in.', {
  to: to('whatsapp', 'opens a chat with the team.'),
  number: z
    .string(
      'This needs the number between quotation marks, with its country code, such as "+234 803 123 4567"',
    )
    .trim()
    .transform((number, context) => {
      const phone = parsePhoneNumberFromString(plainPhone(number));
      const message = phone?.isValid()
        ? phone.ext &&
          `This needs the number alone, without the extension "${phone.ext}", which WhatsApp does not know`
        : 'This needs a whole phone number with its country code, such as "+234 803 123 4567"';
      if (message) context.addIssue({ code: 'custom', message });
      return phone?.formatInternational() ?? number;
    })
    .meta({
      description:
        "The team's WhatsApp number with its country code; the build checks that the number is possible.",
      inFile: 'Between quotation marks.',
    }),
}).meta({ title: 'WhatsApp' });

const byNetlify = group(
  'Keeps messages in the form service of Netlify, where the site is hosted.',
  {
    to: to('netlify', 'the form service of Netlify, where this site is hosted.'),
  },
);

/** Whether an address is a test's own server, which only a build with this variable accepts. */
const isLocalServer = (address: string) =>
  Boolean(process.env['ALLOW_LOCAL_ENDPOINTS']) &&
  /^http:\/\/(127\.0\.0\.1|localhost):\d+\/\S*$/.test(address);

/** Names of the fields that the form itself sends; a service must not use them. */
const TAKEN: readonly string[] = [...FIELDS, 'idempotency_key', 'written_at'];

const serviceFieldName = (description: string) =>
  matching(
    /^[A-Za-z_][\w-]{0,39}$/,
    'This needs letters, digits and _ without spaces, such as _next',
  )
    .refine((name) => !TAKEN.includes(name), 'This needs a name that the form itself does not use')
    .describe(description);

const byEndpoint = z
  .strictObject({
    to: to('endpoint', 'posts to a form service or an address of your own.'),
    address: z
      .string()
      .trim()
      .superRefine(checked((value) => (isLocalServer(value) ? undefined : linkProblem(value))))
      .meta({
        description: 'Where messages are posted: the address of a service, or a path of this site.',
        format: 'address',
      }),
    format: z
      .enum(['form', 'json'], 'This needs form or json')
      .default('form')
      .describe(
        'How the page sends a message: form, as an HTML form does, which every service accepts; or json.',
      ),
    thankYouField: serviceFieldName(
      'Name of the field that tells the service to show the page /thank-you to visitors without script, such as _next or redirect.',
    ).optional(),
    honeypotField: serviceFieldName(
      'Name of the field that people never see and spam programs fill in; many services know theirs by name.',
    ).default(HONEYPOT),
    serviceFields: z
      .record(serviceFieldName('Name of the field.'), text('Its value.', 500))
      .default({})
      .describe(
        'Fields with a fixed value that the service asks for, such as its public key. Visitors can read them: write no secret here.',
      ),
  })
  .refine(
    ({ honeypotField, thankYouField, serviceFields }) =>
      honeypotField !== thankYouField &&
      ![honeypotField, thankYouField].some((name = '') => Object.hasOwn(serviceFields, name)),
    'This needs three different names in honeypotField, thankYouField and serviceFields',
  )
  .meta({
    title: 'A form service',
    description: 'Posts to a form service or to an address of your own.',
  });

const WAYS = 'email, whatsapp, netlify or endpoint';

export const delivery = z
  .union(
    [
      z.literal('none').meta({
        title: 'Nobody yet',
        description: 'Submitting the form does nothing and keeps what was typed.',
      }),
      z.discriminatedUnion(
        'to',
        [byEmail, byWhatsApp, byNetlify, byEndpoint],
        `This needs ${WAYS}; docs/contact-delivery.md has an example for several form services`,
      ),
    ],
    `This needs none, or below it "to: " with ${WAYS}, and its fields`,
  )
  .meta({
    description: 'How a message reaches the team.',
    inFile: 'docs/contact-delivery.md has an example of each way.',
    ...whileEmpty.blocker('Submitting the contact form sends nothing; no message reaches you.'),
  });

export type Delivery = z.infer<typeof delivery>;
