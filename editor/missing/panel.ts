import { element } from '../browser/element.ts';
import { fieldMessages } from '../browser/field-messages.ts';
import type { FieldPlace } from '../files/mistakes.ts';
import type { Missing } from './missing-rows.ts';

/** Time without typing before the list is made again, in ms. */
const PAUSE = 800;

const button = element('button', { className: 'missing-button', type: 'button', hidden: true });
const list = element('section', {
  ...{ className: 'missing-list', id: 'missing', popover: 'auto', ariaLabel: 'Still missing' },
});
const showMessages = fieldMessages('missing-mark');

let rowsNow: () => readonly Missing[] = () => [];
let goToField: (place: FieldPlace) => void = () => undefined;
let openNow: () => string | undefined = () => undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Names a field by the labels of its form, and counts the others of the same form. */
function whereOf({ form, label, more }: Missing): string {
  const others = more > 0 ? ` (and ${more} more)` : '';
  return [form, label].filter(Boolean).join(' › ') + others;
}

function lineOf(row: Missing): HTMLElement {
  const onclick = () => {
    list.hidePopover();
    goToField(row);
  };
  const way = element('button', { type: 'button', onclick }, whereOf(row));
  return element('li', {}, way, ' ', row.message);
}

function partOf(heading: string, rows: readonly Missing[]): Node[] {
  if (rows.length === 0) return [];
  return [element('h2', {}, heading), element('ul', {}, ...rows.map(lineOf))];
}

function show(): void {
  const rows = rowsNow();
  const text = rows.length === 0 ? 'Nothing is missing' : `Still missing: ${rows.length}`;
  if (button.textContent !== text) button.textContent = text;
  // Until the files are read, nothing seems to be missing.
  button.hidden &&= rows.length === 0;
  const scrolled = list.scrollTop;
  const { blockers = [], advice = [] } = Object.groupBy(rows, ({ isBlocker }) =>
    isBlocker ? 'blockers' : 'advice',
  );
  list.replaceChildren(
    ...partOf('Before the site goes live', blockers),
    ...partOf('Advice', advice),
  );
  if (rows.length === 0) list.append(element('p', {}, 'All is ready.'));
  list.scrollTop = scrolled;
  const open = openNow();
  showMessages(rows.filter(({ path, keyPath }) => path === open && keyPath !== ''));
}

/**
 * Makes the list again after a pause in typing. @param rows gives what is missing; by default as
 * last time
 */
export function showMissing(rows = rowsNow): void {
  rowsNow = rows;
  clearTimeout(timer);
  timer = setTimeout(show, PAUSE);
}

/**
 * Adds the button that opens the list of what is still missing.
 * @param goTo opens a form at a field
 * @param open gives the file whose form is open
 */
export function startMissing(
  rows: () => readonly Missing[],
  goTo: (place: FieldPlace) => void,
  open: () => string | undefined,
): void {
  goToField = goTo;
  openNow = open;
  button.popoverTargetElement = list;
  document.body.append(button, list);
  // Otherwise Escape closes the form below the list.
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !list.matches(':popover-open')) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      list.hidePopover();
    },
    { capture: true },
  );
  // In another form other fields are marked.
  addEventListener('hashchange', () => showMissing());
  showMissing(rows);
}
