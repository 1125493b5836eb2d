import { FIELDS, type Fields } from '../fields.ts';
import { fill } from '../../content/fill.ts';
import { startDraft } from './draft.ts';
import { control, form, readFields, say, settings, status } from './form.ts';
import { check } from './mistakes.ts';
import { mailtoAddress, whatsAppAddress } from '../message-links.ts';

/** Delivery by the visitor's own program, which opens with everything filled in. Whether it is sent is theirs to say. */

/** The message as a person would write it: who, how to answer, then the words. */
function compose(fields: Fields): string {
  const facts = FIELDS.filter((name) => name !== 'message' && fields[name]).map((name) => {
    const field = control(name).labels?.[0]?.textContent ?? name;
    return fill(settings.words.fieldLine, { field, value: fields[name] });
  });
  return `${facts.join('\n')}\n\n${fields.message}`;
}

function startHandOver(addressOf: (fields: Fields) => string, opened: string): void {
  const again = form.parentElement
    ?.querySelector('template')
    ?.content.querySelector('a') as HTMLAnchorElement;
  startDraft();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = readFields();
    again.remove();
    say('');
    if (!check(fields)) return;
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
} else if (whatsapp) {
  startHandOver(
    (fields) => whatsAppAddress(whatsapp.number, compose(fields)),
    whatsapp.words.opened,
  );
}
