import { z } from 'zod';
import { hintWith, group, pageHead, text } from '../../../core/schemas/fields.ts';
import { plural } from '../../../core/schemas/plural.ts';

/** content/<language>/delivery.yaml: the words of a contact form that delivers. */
export const deliveryWords = z.strictObject({
  answerHint: text('Beside email and phone: one of the two is enough.', 160),
  clear: text('Button that empties the form and forgets the draft.', 40),
  cleared: text('Shown after the form was emptied.', 200),
  draftExpired: text(
    hintWith`A text that was not sent within ${'days'} is in the form a last time.`,
    300,
  ),
  days: plural(
    'Words for a number of days, wherever a text here or in a privacy notice has {days}.',
    40,
  ),
  fieldLine: text(
    hintWith`A line of an email or a chat, with ${'field'} and ${'value'}: "Name: Ada".`,
    40,
  ),
  errors: group('Mistakes in what was typed, each a sentence that says what to do.', {
    heading: text('Heading of the list of mistakes.', 80),
    title: text(hintWith`Title in the browser tab while there are mistakes, with ${'title'}.`, 60),
    nameMissing: text('The name is empty.', 160),
    nameTooLong: text(hintWith`The name is longer than ${'max'} characters.`, 160),
    answerMissing: text('The email address and the phone number are both empty.', 160),
    emailWrong: text('The email address is not valid.', 160),
    phoneWrong: text('The phone number is not valid.', 160),
    messageMissing: text('The message is empty.', 160),
    messageTooLong: text(hintWith`The message is longer than ${'max'} characters.`, 160),
  }),
  email: group('Words of delivery by email.', {
    subject: text(hintWith`Subject of the email, with ${'name'} of the visitor.`, 120),
    opened: text('Shown while the mail program opens. The message is not sent yet: say so.', 300),
    again: text('Link that opens the mail program again.', 60),
  }),
  whatsapp: group('Words of delivery by WhatsApp.', {
    chat: text('Link to the chat, which also works without the form.', 80),
    opened: text('Shown while the chat opens. The message is not sent yet: say so.', 300),
    again: text('Link that opens the chat again.', 60),
  }).meta({ title: 'WhatsApp' }),
  endpoint: group('Words of delivery to an endpoint.', {
    honeypot: text('Label of the field that only spam programs fill in.', 80),
    held: text(
      'Shown when the form was filled in so fast that it may be spam: ask to press again.',
      300,
    ),
    sending: text('While the message is on its way.', 80),
    sent: text('The message was accepted; name the promised time of an answer.', 300),
    refused: text('The message was refused; its text is still in the form.', 300),
    waiting: text('Nobody confirmed the message; the device stores it and tries again.', 300),
    unclear: text('We do not know whether it arrived; it is not sent again automatically.', 300),
    notKept: text('Nobody confirmed it and the device cannot store it: it is in the form.', 300),
  }),
  waiting: group('Messages on this device that nobody has confirmed.', {
    heading: text('Heading of the messages on this device that nobody has confirmed.', 80),
    text: text(
      hintWith`What happens to them, with the ${'days'} that the device stores them.`,
      300,
    ),
    written: text(hintWith`When a message was written, with ${'time'}.`, 80),
    refused: text('A waiting message was refused when it was tried again.', 200),
    unclear: text(
      'The message may have arrived; it is sent again only if the visitor chooses to.',
      200,
    ),
    expired: text(hintWith`A message is shown a last time, because ${'days'} are over.`, 200),
    send: text('Button that tries one message again now.', 40),
    delete: text('Button that deletes one message.', 40),
    deleted: text('Shown after a message that was never sent is deleted.', 120),
    deletedUnsure: text('Shown after a message that may have arrived is deleted.', 120),
  }),
  thankYou: group('The page /thank-you, for visitors whose browser runs no script.', {
    ...pageHead,
    heading: text('Heading.', 60),
    text: text('What happens next; name the promised time of an answer.', 300),
    cloth: text('Below the cloth, whose last strip is still being woven.', 120),
    home: text('Link to the home page.', 60),
  }),
});

export type DeliveryWords = z.infer<typeof deliveryWords>;
