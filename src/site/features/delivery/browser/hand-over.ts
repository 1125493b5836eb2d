import { fill } from '#content/text/fill.ts';
import { FIELDS, type MessageFields } from '../fields.ts';
import { startDraft } from './draft.ts';
import { control, form, formSettings, showStatus } from './form-elements.ts';
import { readValidFields } from './mistakes.ts';
import { showSavedText } from './saved-text-notice.ts';

/** Chrome on Windows hands at most some 2,046 characters to a mail program. */
const MAX_LINK = 2000;

type HandOver = NonNullable<typeof formSettings.handOver>;

/** Writes the message as text: name, email and phone, then the message itself. */
function compose(fields: MessageFields): string {
  const lines = FIELDS.filter((name) => name !== 'message' && fields[name]).map((name) => {
    const field = control(name).labels?.[0]?.firstChild?.textContent ?? name;
    return fill(formSettings.words.fieldLine, { field, value: fields[name] });
  });
  return `${lines.join('\n')}\n\n${fields.message}`;
}

/** The link that opens the program with the message. A mail that would be too long gets no text. */
function linkFor(fields: MessageFields, { link, mail }: HandOver): { href: string; fits: boolean } {
  const text = compose(fields);
  if (!mail) return { href: `${link}?text=${encodeURIComponent(text)}`, fits: true };
  const empty = `${link}?subject=${encodeURIComponent(fill(mail.subject, { name: fields.name }))}`;
  // RFC 6068, section 5: line breaks of a body are CR LF.
  const href = `${empty}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  const fits = href.length <= MAX_LINK;
  return { href: fits ? href : empty, fits };
}

/** Opens the visitor's mail program or WhatsApp with the message; the visitor sends it there. */
function start(handOver: HandOver): void {
  startDraft();
  showSavedText();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    showStatus('');
    const fields = readValidFields();
    if (!fields) return;
    const { href, fits } = linkFor(fields, handOver);
    showStatus(fits ? handOver.opened : (handOver.mail?.tooLong ?? ''));
    // Selects the message, so that the visitor can copy it.
    if (!fits) control('message').select();
    open(href, handOver.mail ? '_self' : '_blank', 'noopener');
  });
}

if (formSettings.handOver) start(formSettings.handOver);
