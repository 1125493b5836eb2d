/**
 * Adds a copy button to each value of an account or number, and moves the numbers of the reader's
 * country to the front. Without this script every card opens and every value can be selected.
 */
import { fill } from '#content/text/fill.ts';

/** How long a button says that it has copied, in ms. Copying works again at once (WCAG 2.2.1). */
const COPIED_FOR = 4000;

/** The label of a value, with the account or number that has it if there are several. */
function nameOf(value: HTMLElement, { dataset }: HTMLElement): string {
  const field = value.previousElementSibling?.textContent ?? '';
  const account = value.closest('details')?.querySelector('h3')?.textContent;
  return account ? fill(dataset['fieldOf'] ?? '', { field, account }) : field;
}

function addCopyButton(value: HTMLElement, details: HTMLElement, status: HTMLElement): void {
  const { copyField = '', copied = '', copiedStatus = '', notCopied = '' } = details.dataset;
  const { copy: text = '' } = value.dataset;
  const name = nameOf(value, details);
  const template = details.querySelector('template')?.content.querySelector('button');
  if (!template) return;
  const button = document.importNode(template, true);
  const copy = button.textContent;
  const show = (label: string, words: string) => {
    button.textContent = label;
    button.ariaLabel = fill(words, { field: name });
  };
  const showCopy = () => show(copy, copyField);
  showCopy();

  let timer: ReturnType<typeof setTimeout> | undefined;
  const showCopied = () => {
    show(copied, copiedStatus);
    status.textContent = fill(copiedStatus, { field: name });
    clearTimeout(timer);
    timer = setTimeout(showCopy, COPIED_FOR);
  };
  // The browser refuses, or the page is not served by https: the visitor copies the selection.
  const selectInstead = () => {
    getSelection()?.selectAllChildren(value);
    status.textContent = fill(notCopied, { field: name });
  };
  const write = async () => navigator.clipboard.writeText(text);
  button.addEventListener('click', () => {
    // Emptied first, because a screen reader does not announce the same words again.
    status.textContent = '';
    write().then(showCopied, selectInstead);
  });

  const actions = value.nextElementSibling ?? document.createElement('dd');
  actions.append(button);
  value.after(actions);
}

/** Runs a part of this script. If it fails in a browser, the other parts still run. */
function attempt(part: () => void): void {
  try {
    part();
  } catch (error) {
    console.error(error);
  }
}

/** The language of the browser. Some name it as Linux does, `en_US.UTF-8`, or not at all. */
const LANGUAGE = /^[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})(?![a-z\d])/i;

/** Moves the numbers of the reader's country to the front. */
function showCountryFirst(details: HTMLElement): void {
  const [, country] = LANGUAGE.exec(navigator.language) ?? [];
  const first = details.querySelector('[data-country]');
  first?.before(...details.querySelectorAll(`[data-country="${country?.toUpperCase()}"]`));
}

for (const details of document.querySelectorAll<HTMLElement>('[data-hook="giving"]')) {
  const status = details.querySelector<HTMLElement>('[role="status"]');
  if (!status) continue;
  for (const value of details.querySelectorAll<HTMLElement>('[data-copy]'))
    attempt(() => addCopyButton(value, details, status));
  attempt(() => showCountryFirst(details));
}
