import { FIELDS, type Fields } from '../fields.ts';
import { fill } from '../../../core/fill.ts';
import { startDraft } from './draft.ts';
import { control, form, settings, showStatus, status } from './form-elements.ts';
import { checkedFields } from './mistakes.ts';

/** The message as text: name, email and phone, then the message itself. */
function compose(fields: Fields): string {
  const lines = FIELDS.filter((name) => name !== 'message' && fields[name]).map((name) => {
    const field = control(name).labels?.[0]?.textContent ?? name;
    return fill(settings.words.fieldLine, { field, value: fields[name] });
  });
  return `${lines.join('\n')}\n\n${fields.message}`;
}

/** What fills in a chat, or a mail with this subject (RFC 6068). */
function queryFor(fields: Fields, subject: string | undefined): string {
  const text = compose(fields);
  if (subject === undefined) return `?text=${encodeURIComponent(text)}`;
  const filled = encodeURIComponent(fill(subject, { name: fields.name }));
  // Section 5: line breaks of a body are CR LF.
  return `?subject=${filled}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
}

/** Opens the visitor's mail program or WhatsApp with the message; the visitor sends it there. */
function start({ link, subject, opened }: NonNullable<typeof settings.handOver>): void {
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
    again.href = link + queryFor(fields, subject);
    status.after(again);
    showStatus(opened);
    again.click();
  });
}

if (settings.handOver) start(settings.handOver);
