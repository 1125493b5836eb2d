import { z } from 'zod';
import { group, hint, pageHead, text } from '#content/fields';

/** content/<language>/delivery.yaml: the words of a contact form that delivers. */
export const deliveryWords = z.strictObject({
  answerHint: text('Shown beside email and phone: one of the two is enough.', 160).meta({
    title: 'Hint: email or phone',
  }),
  clear: text('Button that empties the form and forgets the draft.', 40).meta({
    title: 'Button that empties the form',
  }),
  cleared: text('Shown after the form was emptied.', 200).meta({
    title: 'After the form was emptied',
  }),
  fieldLine: text(hint`A line of a message, with ${'field'} and ${'value'}: "Name: Ada".`, 40).meta(
    { title: 'Line of a message' },
  ),
  errors: group('Mistakes in what was typed, each a sentence that says what to do.', {
    nameMissing: text('Shown if the name is empty.', 160),
    nameTooLong: text(hint`Shown if the name is longer than ${'max'} characters.`, 160),
    answerMissing: text('Shown if email address and phone number are both empty.', 160).meta({
      title: 'No email and no phone',
    }),
    emailWrong: text('Shown if the email address is not valid.', 160),
    phoneWrong: text('Shown if the phone number is not valid.', 160),
    messageMissing: text('Shown if the message is empty.', 160),
    messageTooLong: text(hint`Shown if the message is longer than ${'max'} characters.`, 160),
  }).meta({ title: 'Mistakes in the form' }),
  email: group('Sentences for a form that sends by email.', {
    subject: text(hint`Subject of the email, with ${'name'} of the visitor.`, 120),
    opened: text('Shown while the email app opens. The message is not sent yet: say so.', 300).meta(
      { title: 'While the app opens' },
    ),
    tooLong: text('Shown instead if the message is too long for the email app.', 300).meta({
      title: 'If the message is too long',
    }),
  }),
  whatsapp: group('Sentences for a form that sends by WhatsApp.', {
    chat: text('Link to the chat, which also works without the form.', 80),
    opened: text('Shown while the chat opens. The message is not sent yet: say so.', 300).meta({
      title: 'While the chat opens',
    }),
    tooLong: text('Shown instead if the message is too long for WhatsApp.', 300).meta({
      title: 'If the message is too long',
    }),
  }).meta({ title: 'WhatsApp' }),
  endpoint: group('Sentences for a form that sends to a form service.', {
    honeypot: text('Label of a hidden field that only spam programs fill in.', 80).meta({
      title: 'Trap for spam programs',
    }),
    held: text(
      'Asks to press the button again: the form was filled in too fast, or by a program.',
      300,
    ).meta({ title: 'If it was sent too fast' }),
    sending: text('Shown while the message is being sent.', 80),
    sent: text('The message was accepted; name the promised time of an answer.', 300),
    sentLater: text(hint`A message that had to wait was accepted, with its ${'time'}.`, 300).meta({
      title: 'Sent after waiting',
    }),
    refused: text('The message was refused; its text is not lost.', 300),
    waiting: text(
      'The message is not confirmed; the page sends it again while it is open.',
      300,
    ).meta({ title: 'Waiting to be sent' }),
    notKept: text(
      'The message is not confirmed and the device cannot save it: it is still in the form.',
      300,
    ).meta({ title: 'If the device cannot save it' }),
    unclear: text('We cannot tell whether it arrived; its text is not lost.', 300).meta({
      title: 'Not sure it arrived',
    }),
  }).meta({ title: 'Form service' }),
  saved: group('A message that this device has saved and offers above the form.', {
    draft: text(hint`Offers a message that was written at ${'time'} and never sent.`, 200).meta({
      title: 'Offer of a draft',
    }),
    waiting: text(hint`Says that a message written at ${'time'} is waiting to be sent.`, 200).meta({
      title: 'Offer of a message that waits',
    }),
    open: text('Button that puts the message into the form.', 40).meta({
      title: 'Button that opens it',
    }),
    delete: text('Button that deletes the message.', 40).meta({ title: 'Button that deletes it' }),
    deleted: text('Shown after it was deleted.', 120).meta({ title: 'After deleting' }),
    expired: text(
      hint`Says that a message written at ${'time'} was not sent for too long and is deleted.`,
      200,
    ).meta({ title: 'Deleted unsent' }),
  }),
  thankYou: group('The page /thank-you, for visitors without JavaScript.', {
    ...pageHead,
    heading: text('', 60),
    text: text('What happens next; name the promised time of an answer.', 300),
    home: text('Link to the home page.', 60).meta({ title: 'Link to Home' }),
  }).meta({ title: 'Thank-you page' }),
});

export type DeliveryWords = z.infer<typeof deliveryWords>;
