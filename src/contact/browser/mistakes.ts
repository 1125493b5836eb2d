import { FIELDS, mistakesIn, type FieldName, type Fields, type Mistake } from '../fields.ts';
import { fill } from '../../content/fill.ts';
import { control, element, form, settings } from './form.ts';

const title = document.title;
const { errors } = settings.words;

const list = element('ul', {});
const heading = element('h2', { id: 'contact-mistakes' }, errors.heading);
const summary = element(
  'div',
  { className: 'delivery-mistakes', tabIndex: -1, hidden: true },
  heading,
  list,
);
summary.setAttribute('role', 'group');
summary.setAttribute('aria-labelledby', heading.id);
form.before(summary);

/** The words at each field about what is wrong with it. */
const wordsAt = new Map(
  FIELDS.map((name) => {
    const id = `contact-${name}-mistake`;
    const words = element('span', { className: 'delivery-mistake', id, hidden: true });
    // It describes the field and is no part of its name, although it stands in the label.
    words.setAttribute('aria-hidden', 'true');
    const field = control(name);
    field.id = `contact-${name}`;
    field.before(words);
    return [name, words];
  }),
);

function link(name: string, text: string): HTMLLIElement {
  return element('li', {}, element('a', { href: `#contact-${name}` }, text));
}

/**
 * Shows what must be put right: a list that takes focus and links to each field, the same words at the field
 * (WCAG 3.3.1, 3.3.3; ARIA21), the title of the tab.
 */
export function showMistakes(found: readonly [FieldName, Mistake][]): void {
  const texts = new Map(found.map(([name, mistake]) => [name, errors[mistake]]));

  for (const [name, words] of wordsAt) {
    const text = texts.get(name);
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

  summary.hidden = !found.length;
  list.replaceChildren(...[...texts].map(([name, text]) => link(name, text)));
  document.title = found.length ? fill(errors.title, { title }) : title;
  if (found.length) summary.focus();
}

/** Whether the message can go; where not, what must be put right is shown. */
export function check(fields: Fields): boolean {
  const found = mistakesIn(fields);
  showMistakes(found);
  return !found.length;
}

summary.addEventListener('click', (event) => {
  const target = (event.target as Element).closest('a')?.hash.replace('#contact-', '');
  const name = FIELDS.find((field) => field === target);
  if (!name) return;
  // The label is seen too, and no step is added to the history.
  event.preventDefault();
  const field = control(name);
  field.closest('label')?.scrollIntoView();
  field.focus({ preventScroll: true });
});

// Checked on submit in our own words; the browser's bubbles are for visitors without script.
form.noValidate = true;
