import * as v from 'valibot';
import { FIELDS, fieldsSchema, type Fields } from '../fields.ts';
import { MAX_AGE } from '../settings.ts';
import { element, form, readFields, settings, showStatus, writeFields } from './form-elements.ts';
import { showMistakes } from './mistakes.ts';
import { parseJson, readText, removeText, writeText } from './storage.ts';

const KEY = 'contact-draft';
/** `at`: when the visitor last changed it, ms since 1970. */
const draftSchema = v.object({ ...fieldsSchema.entries, at: v.number() });
const { clear: label, cleared, draftExpired } = settings.words;
const clear = element('button', { className: 'delivery-button', type: 'button' }, label);
form.append(clear);

/** The draft that this tab stored or found. Another tab's draft must not be removed. */
let lastStored = readText(KEY);
/** Whether the visitor has typed in this tab. */
let hasTyped = false;

/** Stores the form's content on this device, so that a reload or a closed tab loses nothing. */
function keepDraft(): void {
  const fields = readFields();
  clear.hidden = FIELDS.every((name) => !fields[name]);
  if (clear.hidden) {
    if (readText(KEY) === lastStored) removeText(KEY);
  } else {
    lastStored = JSON.stringify({ ...fields, at: Date.now() });
    writeText(KEY, lastStored);
  }
}

/** Puts the text of a message back into the form. */
export function refillForm(fields: Partial<Fields>): void {
  writeFields(fields);
  keepDraft();
}

/** Empties the form and removes its draft. */
export function emptyForm(): void {
  refillForm({});
  hasTyped = false;
}

/** Restores the draft of an earlier visit into an empty form; an expired one for the last time. */
export function startDraft(): void {
  const { success, output } = v.safeParse(draftSchema, parseJson(lastStored));
  const fields = readFields();
  if (!success || FIELDS.some((name) => fields[name])) keepDraft();
  else {
    writeFields(output);
    if (Date.now() - output.at > MAX_AGE) {
      removeText(KEY);
      showStatus(draftExpired, { tone: 'bad' });
    }
  }
  form.addEventListener('input', () => {
    hasTyped = true;
    keepDraft();
  });
  addEventListener('storage', ({ key, newValue }) => {
    // Another tab had stored its draft in place of this one, and has sent it.
    if (key === KEY && newValue === null && hasTyped) keepDraft();
  });
  clear.addEventListener('click', () => {
    emptyForm();
    showMistakes([]);
    showStatus(cleared, { focus: true });
  });
}
