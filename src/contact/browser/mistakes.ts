import { FIELDS, mistakesIn, type FieldName, type Fields, type Mistake } from '../fields.ts';
import { fill } from '../../content/fill.ts';
import { control, form, part, settings } from './form.ts';

const title = document.title;

/** The id of the words at a field about what is wrong with it. */
const wordsAt = (name: string) => document.getElementById(`contact-${name}-mistake`) as HTMLElement;

function link(name: string, text: string): HTMLLIElement {
  const item = document.createElement('li');
  const anchor = document.createElement('a');
  anchor.href = `#contact-${name}`;
  anchor.textContent = text;
  item.append(anchor);
  return item;
}

/**
 * Shows what must be put right: a list that takes focus and links to each field, the same words at the field
 * (WCAG 3.3.1, 3.3.3; ARIA21), the title of the tab.
 */
export function showMistakes(found: readonly [FieldName, Mistake][]): void {
  const { errors } = settings.words;
  const texts = new Map(found.map(([name, mistake]) => [name, errors[mistake]]));

  for (const name of FIELDS) {
    const text = texts.get(name);
    const words = wordsAt(name);
    const field = control(name);
    const others = (field.getAttribute('aria-describedby') ?? '').replace(words.id, '').trim();
    const described = text ? `${words.id} ${others}`.trim() : others;
    words.textContent = text ?? '';
    words.hidden = !text;
    if (text) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
    if (described) field.setAttribute('aria-describedby', described);
    else field.removeAttribute('aria-describedby');
  }

  const summary = part('mistakes');
  summary.hidden = !found.length;
  summary
    .querySelector('ul')
    ?.replaceChildren(...[...texts].map(([name, text]) => link(name, text)));
  document.title = found.length ? fill(errors.title, { title }) : title;
  if (found.length) summary.focus();
}

/** Whether the message can go; where not, what must be put right is shown. */
export function check(fields: Fields): boolean {
  const found = mistakesIn(fields);
  showMistakes(found);
  return !found.length;
}

part('mistakes').addEventListener('click', (event) => {
  const target = (event.target as Element).closest('a')?.hash.replace('#contact-', '');
  const name = FIELDS.find((field) => field === target);
  if (!name) return;
  // The label is seen too, and no step is added to the history.
  event.preventDefault();
  const field = control(name);
  field.closest('[data-field]')?.scrollIntoView();
  field.focus({ preventScroll: true });
});

// Checked on submit in our own words; the browser's bubbles, and its silent cutting of long text, are for no script.
form.noValidate = true;
for (const name of FIELDS) control(name).removeAttribute('maxlength');
