import { FIELDS, mistakesIn, plainFields, type Fields, type Mistakes } from '../fields.ts';
import { fill } from '../../../core/fill.ts';
import { control, element, form, readFields, settings } from './form-elements.ts';

const title = document.title;
const { errors } = settings.words;

const list = element('ul', {});
const heading = element('h2', { id: 'contact-mistakes' }, errors.heading);
const summary = element('div', { className: 'delivery-box delivery-mistakes' }, heading, list);
Object.assign(summary, { tabIndex: -1, hidden: true });
summary.setAttribute('role', 'group');
summary.setAttribute('aria-labelledby', heading.id);
form.before(summary);

/** Each field with the element for its error. */
const fieldErrors = FIELDS.map((name) => {
  const id = `contact-${name}-mistake`;
  const error = element('span', { className: 'delivery-mistake', id });
  // It describes the field and is not part of its name, although it is inside the label.
  error.setAttribute('aria-hidden', 'true');
  const field = control(name);
  field.id = `contact-${name}`;
  // Below it: fields side by side stay in line.
  field.after(error);
  return { name, field, error, hint: field.getAttribute('aria-describedby') ?? '' };
});

/**
 * Shows the mistakes in a list that takes focus and links to each field, at the field itself
 * (WCAG 3.3.1, 3.3.3; ARIA21), and in the title of the tab.
 */
export function showMistakes(mistakes: Mistakes): void {
  const texts = new Map(mistakes.map(([name, mistake]) => [name, errors[mistake]]));
  for (const { name, field, error, hint } of fieldErrors) {
    error.textContent = texts.get(name) ?? '';
    const described = `${texts.has(name) ? error.id : ''} ${hint}`.trim();
    field.setAttribute('aria-invalid', String(texts.has(name)));
    if (described) field.setAttribute('aria-describedby', described);
    else field.removeAttribute('aria-describedby');
  }
  summary.hidden = !mistakes.length;
  list.replaceChildren(
    ...Array.from(texts, ([name, text]) =>
      element('li', {}, element('a', { href: `#contact-${name}` }, text)),
    ),
  );
  document.title = mistakes.length ? fill(errors.title, { title }) : title;
  if (mistakes.length) summary.focus();
}

/** The fields of the form; undefined if there are mistakes, which are then shown. */
export function checkedFields(): Fields | undefined {
  const fields = plainFields(readFields());
  const mistakes = mistakesIn(fields);
  showMistakes(mistakes);
  return mistakes.length ? undefined : fields;
}

summary.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a');
  const name = FIELDS.find((field) => link && link.hash === `#contact-${field}`);
  if (!name) return;
  // Unlike the link itself, this shows the label, too, and adds no step to the history.
  event.preventDefault();
  const field = control(name);
  field.closest('label')?.scrollIntoView();
  field.focus({ preventScroll: true });
});

// The script shows its own errors; the browser's bubbles are for visitors without script.
form.noValidate = true;
