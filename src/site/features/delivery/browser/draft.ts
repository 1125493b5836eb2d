import { FIELDS, type MessageFields } from '../fields.ts';
import {
  addButton,
  form,
  readFields,
  formSettings,
  showStatus,
  writeFields,
} from './form-elements.ts';
import { showMistakes } from './mistakes.ts';
import * as texts from './saved-texts.ts';

const clear = addButton(form, formSettings.words.clear, () => {
  texts.removeText(inForm.id);
  emptyForm();
  showMistakes([]);
  showStatus(formSettings.words.cleared, { focus: true });
});

/** Makes an empty draft. */
const newText = (): texts.SavedText => ({
  // randomUUID is missing in old browsers and on pages without https.
  id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
  at: Date.now(),
  waiting: false,
  fields: { name: '', email: '', phone: '', message: '' },
});

/** The text in the form of this tab. */
let inForm = newText();
/**
 * Whether the next change makes it a new message, because this one was submitted or opened from the
 * saved texts.
 */
let needsNewId = false;

export const idInForm = () => inForm.id;

function setInForm(text: texts.SavedText): void {
  inForm = text;
  needsNewId = text.waiting;
  clear.hidden = FIELDS.every((name) => !text.fields[name]);
  if (clear.hidden) texts.removeText(text.id);
  else texts.saveText(text);
  texts.rememberText(text.id);
}

const isSame = (first: MessageFields, second: MessageFields) =>
  FIELDS.every((name) => first[name] === second[name]);

/** Saves what the visitor types, so that a reload or a closed tab loses nothing. */
function saveDraft(): void {
  const stored = texts.readText(inForm.id);
  // Another tab that has the same text open has submitted, sent or deleted it.
  const isTaken = !stored || (stored.waiting && !inForm.waiting);
  // A submitted message may have arrived, so the changed one gets an id of its own.
  if (needsNewId && !isTaken) texts.removeText(inForm.id);
  const text = needsNewId || isTaken ? newText() : inForm;
  setInForm({ ...text, at: Date.now(), fields: readFields() });
}

/** Puts a saved text into the form, from which only the visitor sends it. */
export function openText(text: texts.SavedText): void {
  setInForm({ ...text, waiting: false });
  needsNewId = true;
  writeFields(text.fields);
}

/** Empties the form. Its text stays saved. */
export function emptyForm(): void {
  setInForm(newText());
  writeFields({});
}

/** Saves the text in the form as waiting. @param fields as they are sent */
export function submitText(fields: MessageFields): texts.SavedText {
  const stored = texts.readText(inForm.id);
  // Another tab that has the same text open has changed it since.
  const isChanged = stored && !isSame(stored.fields, inForm.fields);
  setInForm({ ...(isChanged ? newText() : inForm), at: Date.now(), waiting: true, fields });
  return inForm;
}

/**
 * Starts to save what is typed. Fills in only what this tab had in its form, so that the next person at
 * the device does not see it.
 */
export function startDraft(): void {
  // Filled in by the browser, or typed before this script arrived.
  const typed = readFields();
  const isEmpty = FIELDS.every((name) => !typed[name]);
  const before = texts.rememberedText();
  if (before && !before.waiting && (isEmpty || isSame(typed, before.fields))) openText(before);
  else saveDraft();
  form.addEventListener('input', saveDraft);
}
