import { withoutMarks } from '#content/text/characters.ts';
import { isPhone, plainPhone } from '../../shared/contact-form/phone.ts';
import type { DeliveryWords } from './schemas/delivery-words.ts';

/** The fields of a message, in the order of the form. */
export const FIELDS = ['name', 'email', 'phone', 'message'] as const;
export type FieldName = (typeof FIELDS)[number];

/** What a visitor typed. */
export type MessageFields = Record<FieldName, string>;

/**
 * Maximum length of each field, in code points. E-mail: RFC 5321, 4.5.3.1. No field has
 * `maxlength`, which counts an emoji twice and cuts pasted text silently.
 */
export const MAX_LENGTHS: Readonly<Record<FieldName, number>> = {
  name: 100,
  email: 254,
  phone: 40,
  message: 5000,
};

/** How many days the device keeps a draft after its last change, and a message that waits. */
export const KEPT_DAYS = 30;

/** Names the sentence for a mistake in delivery.yaml. */
type FieldErrorKey = keyof DeliveryWords['errors'];

/** Each field with a mistake. */
export type FieldErrors = [FieldName, FieldErrorKey][];

/** What `type="email"` accepts (HTML 4.10.5.1.5), with a dot in the host. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]+(?:-+[a-z\d]+)*(?:\.[a-z\d]+(?:-+[a-z\d]+)*)+$/i;

/** Replaces half an emoji, which a keyboard may leave and no address may contain. */
const whole = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/**
 * Prepares the fields for sending: the phone number in ASCII digits and hyphens, the email address
 * without the invisible marks that are copied along from contacts, chats and Arabic pages.
 */
export const plainFields = ({ name, email, phone, message }: MessageFields): MessageFields => ({
  name: whole(name),
  email: withoutMarks(email),
  phone: plainPhone(phone),
  message: whole(message),
});

/** Finds what must be corrected before a message is sent: at most one mistake per field. */
export function fieldErrors(fields: MessageFields): FieldErrors {
  const { name, email, phone, message } = fields;
  // Counts code points, as an endpoint in any programming language can.
  const isLong = (field: FieldName) => Array.from(fields[field]).length > MAX_LENGTHS[field];
  const isEmail = EMAIL.test(email) && !isLong('email');
  const mistakes: Record<FieldName, FieldErrorKey | false> = {
    name: name ? isLong('name') && 'nameTooLong' : 'nameMissing',
    email: email ? !isEmail && 'emailWrong' : !phone && 'answerMissing',
    phone: phone !== '' && (isLong('phone') || !isPhone(phone)) && 'phoneWrong',
    message: message ? isLong('message') && 'messageTooLong' : 'messageMissing',
  };
  return FIELDS.flatMap((field): FieldErrors => {
    const mistake = mistakes[field];
    return mistake ? [[field, mistake]] : [];
  });
}
