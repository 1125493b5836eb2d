import { FIELDS, type Fields } from '../fields.ts';
import { fill } from '../../../core/fill.ts';
import { startDraft } from './draft.ts';
import { control, form, settings, showStatus, status } from './form-elements.ts';
import { checkedFields } from './mistakes.ts';
import { mailtoAddress, whatsAppAddress } from '../message-links.ts';

/** The message as text: name, email and phone, then the message itself. */
function compose(fields: Fields): string {
  const lines = FIELDS.filter((name) => name !== 'message' && fields[name]).map((name) => {
    const field = control(name).labels?.[0]?.textContent ?? name;
    return fill(settings.words.fieldLine, { field, value: fields[name] });
  });
  return `${lines.join('\n')}\n\n${fields.message}`;
}

/** Opens the visitor's mail program or WhatsApp with the message; the visitor sends it there. */
function startHandOver(addressOf: (fields: Fields) => string, opened: string): void {
  const template = form.parentElement?.querySelector('template');
  const again = template?.content.querySelector('a');
  if (!again) throw new Error('The form has no link that opens the program once more.');
  startDraft();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    again.remove();
    showStatus('');
    const fields = checkedFields();
    if (!fields) return;
    again.href = addressOf(fields);
    status.after(again);
    showStatus(opened);
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
