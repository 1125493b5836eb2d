import { z } from 'zod';
import { addressProblem, day, group, whileEmpty, whileEnding } from '#content/fields';
import { defineField } from '#content/files';

const isContact = (value: string): boolean =>
  !addressProblem(value) || z.email().safeParse(value.replace(/^mailto:/, '')).success;

/** The contact for vulnerability reports, published as /.well-known/security.txt (RFC 9116). */
const security = group(
  'Who to tell about a vulnerability in the site. If empty, no security.txt is published.',
  {
    contact: z
      .string()
      .trim()
      .refine(isContact, 'Write an email address, or a full address that starts with https://')
      .meta({
        description: 'Where people can report a vulnerability to you: email or https.',
        kind: 'address',
      }),
    expires: day(
      'The day on which these contact details expire, at most a year from now. Then security.txt is no longer published.',
    ).meta({
      title: 'Valid until',
      ...whileEnding.advice(
        'The contact details in security.txt have expired or will within a month; then it is no longer published, and anyone who finds a vulnerability is not told who to contact. Check that somebody reads messages there, and set a new day.',
      ),
    }),
  },
);

export type Security = z.infer<typeof security>;

export const SECURITY_FIELD = defineField({
  file: 'organisation',
  path: ['security'],
  schema: security.optional().meta({
    title: 'Reporting a vulnerability',
    ...whileEmpty.advice(
      'Anyone who finds a vulnerability is not told who to contact (security.txt).',
    ),
  }),
});
