import {
  FIELDS,
  fieldErrors,
  plainFields,
  type MessageFields,
  type FieldErrors,
} from '../fields.ts';
import { control, element, form, readFields, formSettings } from './form-elements.ts';

/** Each field with the element for its mistake. */
const fields = FIELDS.map((name) => {
  const id = `contact-${name}-mistake`;
  const error = element('span', { className: 'delivery-mistake', id });
  // Keeps it out of the field's name, which is the text of its label.
  error.setAttribute('aria-hidden', 'true');
  const field = control(name);
  // Below the field, so that fields side by side stay in line.
  field.after(error);
  return { name, field, error, hint: field.getAttribute('aria-describedby') ?? '' };
});

/** Shows a mistake below its field, whose description it becomes; without one, removes it. */
function showMistake({ field, error, hint }: (typeof fields)[number], text = ''): void {
  error.textContent = text;
  field.setAttribute('aria-invalid', String(text !== ''));
  field.setAttribute('aria-describedby', `${text && error.id} ${hint}`.trim());
}

/** Shows each mistake, and moves the focus to the first (WCAG 3.3.1, 3.3.3; ARIA21). */
export function showMistakes(mistakes: FieldErrors): void {
  const texts = new Map(
    mistakes.map(([name, mistake]) => [name, formSettings.words.errors[mistake]]),
  );
  for (const field of fields) showMistake(field, texts.get(field.name));
  fields.find(({ name }) => texts.has(name))?.field.focus();
}

/** Removes each mistake whose field is right now. */
function removeMistakes(): void {
  const wrong = new Map(fieldErrors(plainFields(readFields())));
  for (const field of fields)
    if (field.error.textContent && !wrong.has(field.name)) showMistake(field);
}

/** Reads the fields of the form; if there are mistakes, shows them and returns undefined. */
export function readValidFields(): MessageFields | undefined {
  const typed = plainFields(readFields());
  const mistakes = fieldErrors(typed);
  showMistakes(mistakes);
  return mistakes.length ? undefined : typed;
}

form.addEventListener('input', removeMistakes);
// Turns off the browser's messages, because the script shows its own.
form.noValidate = true;
