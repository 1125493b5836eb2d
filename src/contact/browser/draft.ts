import * as v from 'valibot';
import { FIELDS, fieldsSchema, type FieldName, type Fields } from '../fields.ts';
import { element, form, readFields, say, settings, writeFields } from './form.ts';
import { showMistakes } from './mistakes.ts';
import { parseJson, readText, removeText, writeText } from './storage.ts';

const KEY = 'contact-draft';
const draftSchema = v.partial(fieldsSchema);
const clear = element(
  'button',
  { className: 'delivery-plain', type: 'button', hidden: true },
  settings.words.clear,
);
form.append(clear);

/** The draft as this tab kept or found it: only that may be forgotten, not what another tab keeps in its place. */
let own: string | undefined;
/** Whether the visitor has typed in this tab. */
let typed = false;

/** Keeps what is in the form on this device, so that a reload or a closed tab loses nothing. */
function keepDraft(): void {
  const fields = readFields();
  const empty = FIELDS.every((name) => !fields[name]);
  clear.hidden = empty;
  if (!empty) {
    own = JSON.stringify(fields);
    writeText(KEY, own);
    return;
  }
  if (readText(KEY) === own) removeText(KEY);
  own = undefined;
}

/** Empties the form and forgets its draft: the message is in other hands, or the visitor does not want it. */
export function emptyForm(): void {
  writeFields({ name: '', email: '', phone: '', message: '' });
  keepDraft();
  typed = false;
}

/** Puts the text of a message back into the form. */
export function refillForm(fields: Fields): void {
  writeFields(fields);
  keepDraft();
}

function keptDraft(): { [Name in FieldName]?: string | undefined } {
  const text = readText(KEY);
  const { success, output } = v.safeParse(draftSchema, parseJson(text));
  if (text !== null && success) own = text;
  return success ? output : {};
}

/** Puts the draft of an earlier visit back; what was typed before the script arrived wins. */
export function startDraft(): void {
  const draft = keptDraft();
  const fields = readFields();
  if (FIELDS.every((name) => !fields[name])) writeFields(draft);
  keepDraft();
  form.addEventListener('input', () => {
    typed = true;
    keepDraft();
  });
  addEventListener('storage', ({ key, newValue }) => {
    // Another tab has sent its own text, which lay in the place of this one.
    if (key === KEY && newValue === null && typed) keepDraft();
  });
  clear.addEventListener('click', () => {
    emptyForm();
    showMistakes([]);
    say(settings.words.cleared, { focus: true });
  });
}
