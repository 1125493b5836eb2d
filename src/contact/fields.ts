/** The fields of a message, in the order in which the form asks for them. */
export const FIELDS = ['name', 'email', 'phone', 'message'] as const;

export type FieldName = (typeof FIELDS)[number];
/** What a visitor typed, spaces at both ends removed. */
export type Fields = Record<FieldName, string>;

/** Most characters of each field. E-mail: RFC 5321, 4.5.3.1; the others leave room for every real one. */
export const MOST: Readonly<Record<FieldName, number>> = {
  name: 100,
  email: 254,
  phone: 40,
  message: 5000,
};

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
/** Digits, with a country code or without; 15 is the longest there is (E.164, 6). */
const PHONE = /^\+?\d{5,15}$/;

/** A phone number without what people write between its digits; "(0)" after a country code is not dialled. */
function dialled(phone: string): string {
  return phone.replace(/^(\+|00)(.*?)\(0\)/, '$1$2').replace(/[\s().\-–/]/g, '');
}

/** What must be put right before a message can go, at most one thing for each field, in their order. */
export function mistakesIn({ name, email, phone, message }: Fields): [FieldName, Mistake][] {
  const found: [FieldName, Mistake | false][] = [
    ['name', name ? name.length > MOST.name && 'nameTooLong' : 'nameMissing'],
    [
      'email',
      email
        ? (email.length > MOST.email || !EMAIL.test(email)) && 'emailWrong'
        : !phone && 'answerMissing',
    ],
    ['phone', phone !== '' && !PHONE.test(dialled(phone)) && 'phoneWrong'],
    ['message', message ? message.length > MOST.message && 'messageTooLong' : 'messageMissing'],
  ];
  return found.filter((entry): entry is [FieldName, Mistake] => entry[1] !== false);
}
