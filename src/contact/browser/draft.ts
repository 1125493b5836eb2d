import { FIELDS, type Fields } from '../fields.ts';
import { showMistakes } from './mistakes.ts';
import { forget, keep, kept } from './device.ts';
import { control, form, part, readFields, say, settings } from './form.ts';

const KEY = 'contact-draft';
const clear = part<HTMLButtonElement>('clear');

/** Keeps what is in the form on this device, so that a reload or a closed tab loses nothing. */
export function keepDraft(): void {
  const fields = readFields();
  const empty = FIELDS.every((name) => !fields[name]);
  if (empty) forget(KEY);
  else keep(KEY, fields);
  clear.hidden = empty;
}

/** Forgets the draft while the form still shows it: the message is in other hands. */
export function forgetDraft(): void {
  forget(KEY);
}

/** Empties the form for the next message. */
export function emptyForm(): void {
  for (const name of FIELDS) control(name).value = '';
  keepDraft();
}

/** Puts the draft of an earlier visit back; what was typed before the script arrived wins. */
export function startDraft(): void {
  const draft = kept<Partial<Fields>>(KEY);
  if (FIELDS.every((name) => !control(name).value)) {
    for (const name of FIELDS) control(name).value = draft?.[name] ?? '';
  }
  keepDraft();
  form.addEventListener('input', keepDraft);
  clear.addEventListener('click', () => {
    emptyForm();
    showMistakes([]);
    say(settings.words.cleared, { focus: true });
  });
}
