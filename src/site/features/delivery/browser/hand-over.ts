import { fill } from '#content/text/fill.ts';
import { FIELDS, type MessageFields } from '../fields.ts';
import { startDraft } from './draft.ts';
import { control, form, formSettings, showStatus } from './form-elements.ts';
import { readValidFields } from './mistakes.ts';
import { showSavedText } from './saved-text-notice.ts';

/** Chrome on Windows hands at most some 2,046 characters to another program. */
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

/** A link with the message, or without it where it would be too long. */
function shortLink(full: string, empty: string): { href: string; fits: boolean } {
  const fits = full.length <= MAX_LINK;
  return { href: fits ? full : empty, fits };
}

/** The link that opens the program. */
function linkFor(fields: MessageFields, { link, subject }: HandOver) {
  const text = compose(fields);
  if (subject === undefined) return shortLink(`${link}?text=${encodeURIComponent(text)}`, link);
  const empty = `${link}?subject=${encodeURIComponent(fill(subject, { name: fields.name }))}`;
  // RFC 6068, section 5: line breaks of a body are CR LF.
  return shortLink(`${empty}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`, empty);
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
    showStatus(fits ? handOver.opened : handOver.tooLong);
    // Selects the message, so that the visitor can copy it.
    if (!fits) control('message').select();
    open(href, handOver.subject === undefined ? '_blank' : '_self', 'noopener');
  });
}

if (formSettings.handOver) start(formSettings.handOver);
