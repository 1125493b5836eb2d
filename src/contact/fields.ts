import * as v from 'valibot';
import { isPhone, plainPhone } from './phone.ts';

/** The fields of a message, in the order of the form. */
export const FIELDS = ['name', 'email', 'phone', 'message'] as const;

export type FieldName = (typeof FIELDS)[number];

/** What a visitor typed. */
export const fieldsSchema = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  message: v.string(),
});
export type Fields = v.InferOutput<typeof fieldsSchema>;

/**
 * Maximum length of each field, in code points. E-mail: RFC 5321, 4.5.3.1. No field has
 * `maxlength`, which counts an emoji twice and cuts pasted text silently.
 */
export const MAX_LENGTH: Readonly<Record<FieldName, number>> = {
  name: 100,
  email: 254,
  phone: 40,
  message: 5000,
};

/** Counts code points, as an endpoint in any programming language can. */
function length(text: string): number {
  return Array.from(text).length;
}

export type Mistake =
  | 'nameMissing'
  | 'nameTooLong'
  | 'answerMissing'
  | 'emailWrong'
  | 'phoneWrong'
  | 'messageMissing'
  | 'messageTooLong';

/** The mistake in each field that has one. */
export type Mistakes = [FieldName, Mistake][];

/** What `type="email"` accepts (HTML 4.10.5.1.5), with a dot in the host. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d-]*[a-z\d])+$/i;

/** The fields as they are sent, with the phone number in ASCII digits and hyphens. */
export const plainFields = (fields: Fields): Fields => ({
  ...fields,
  phone: plainPhone(fields.phone),
});

/** Finds what must be corrected before a message is sent: at most one mistake per field. */
export function mistakesIn({ name, email, phone, message }: Fields): Mistakes {
  const found: [FieldName, Mistake | false][] = [
    ['name', name ? length(name) > MAX_LENGTH.name && 'nameTooLong' : 'nameMissing'],
    [
      'email',
      email
        ? (length(email) > MAX_LENGTH.email || !EMAIL.test(email)) && 'emailWrong'
        : !phone && 'answerMissing',
    ],
    [
      'phone',
      phone !== '' && (length(phone) > MAX_LENGTH.phone || !isPhone(phone)) && 'phoneWrong',
    ],
    [
      'message',
      message ? length(message) > MAX_LENGTH.message && 'messageTooLong' : 'messageMissing',
    ],
  ];
  return found.filter((entry): entry is [FieldName, Mistake] => entry[1] !== false);
}
