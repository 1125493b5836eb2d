import { FIELDS, type Fields } from '../fields.ts';
import { fill } from '../../content/fill.ts';
import { startDraft } from './draft.ts';
import { control, form, say, settings, status } from './form-elements.ts';
import { checkedFields } from './mistakes.ts';
import { mailtoAddress, whatsAppAddress } from '../message-links.ts';

/** Opens the visitor's own mail program or WhatsApp with the message; they send it there. */

/** The message as a person would write it: who, how to answer, then the words. */
function compose(fields: Fields): string {
  const lines = FIELDS.filter((name) => name !== 'message' && fields[name]).map((name) => {
    const field = control(name).labels?.[0]?.textContent ?? name;
    return fill(settings.words.fieldLine, { field, value: fields[name] });
  });
  return `${lines.join('\n')}\n\n${fields.message}`;
}

function startHandOver(addressOf: (fields: Fields) => string, opened: string): void {
  const template = form.parentElement?.querySelector('template');
  const again = template?.content.querySelector('a') as HTMLAnchorElement;
  startDraft();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    again.remove();
    say('');
    const fields = checkedFields();
    if (!fields) return;
    again.href = addressOf(fields);
    status.after(again);
    say(opened);
    again.click();
  });
}

const { email, whatsapp } = settings;
if (email) {
  startHandOver((fields) => {
    const subject = fill(email.words.subject, { name: fields.name });
    return mailtoAddress(email.address, subject, compose(fields));
  }, email.words.opened);
}
if (whatsapp) {
  const { number, words } = whatsapp;
  startHandOver((fields) => whatsAppAddress(number, compose(fields)), words.opened);
}
