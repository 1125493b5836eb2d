import * as v from 'valibot';
import { isPhone } from './phone.ts';

/** The fields of a message, in the order in which the form asks for them. */
export const FIELDS = ['name', 'email', 'phone', 'message'] as const;

export type FieldName = (typeof FIELDS)[number];

/** What a visitor typed, spaces at both ends removed. */
export const fieldsSchema = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  message: v.string(),
});
export type Fields = v.InferOutput<typeof fieldsSchema>;

/**
 * Most characters of each field. E-mail: RFC 5321, 4.5.3.1; the others leave room for every real one.
 * HTML's own `maxlength` would count an emoji twice and cut pasted text without a word, so no field has it.
 */
export const MOST: Readonly<Record<FieldName, number>> = {
  name: 100,
  email: 254,
  phone: 40,
  message: 5000,
};

/** Counts characters as Unicode does (code points), the same as an endpoint in any language can. */
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

/** The same as `type="email"` accepts (HTML 4.10.5.1.5), and a dot in the host: nobody writes from a bare host. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d-]*[a-z\d])+$/i;
/** What must be put right before a message can go, at most one thing for each field, in their order. */
export function mistakesIn({ name, email, phone, message }: Fields): [FieldName, Mistake][] {
  const found: [FieldName, Mistake | false][] = [
    ['name', name ? length(name) > MOST.name && 'nameTooLong' : 'nameMissing'],
    [
      'email',
      email
        ? (length(email) > MOST.email || !EMAIL.test(email)) && 'emailWrong'
        : !phone && 'answerMissing',
    ],
    ['phone', phone !== '' && (length(phone) > MOST.phone || !isPhone(phone)) && 'phoneWrong'],
    ['message', message ? length(message) > MOST.message && 'messageTooLong' : 'messageMissing'],
  ];
  return found.filter((entry): entry is [FieldName, Mistake] => entry[1] !== false);
}
