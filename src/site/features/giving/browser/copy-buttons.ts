/**
 * Adds a copy button to each value of an account or number, and moves the numbers of the reader's
 * country to the front. Without this script every card opens and every value can be selected.
 */

/** How long a button says that it has copied, in ms. Copying works again at once (WCAG 2.2.1). */
const COPIED_FOR = 4000;

/** The text of a value; of a number without the spaces between its groups. */
function textOf(value: HTMLElement): string {
  const isNumber = value.childElementCount > 0;
  return isNumber ? value.textContent.replaceAll(' ', '') : value.textContent;
}

function addCopyButton(value: HTMLElement, details: HTMLElement, status: HTMLElement): void {
  const { copied = '', copiedStatus = '', notCopied = '' } = details.dataset;
  const { copy: name = '' } = value.dataset;
  const template = details.querySelector('template')?.content.querySelector('button');
  if (!template) return;
  const button = document.importNode(template, true);
  const copy = button.textContent;
  const showLabel = (label: string) => {
    button.textContent = label;
    button.ariaLabel = `${label} ${name}`;
  };
  showLabel(copy);

  let timer: ReturnType<typeof setTimeout> | undefined;
  // By functions, because `$` in a text means something to `replace`.
  const showCopied = () => {
    showLabel(copied);
    status.textContent = copiedStatus.replace('{field}', () => name);
    clearTimeout(timer);
    timer = setTimeout(() => showLabel(copy), COPIED_FOR);
  };
  // The browser refuses, or the page is not served by https: the visitor copies the selection.
  const selectInstead = () => {
    getSelection()?.selectAllChildren(value);
    status.textContent = notCopied.replace('{field}', () => name);
  };
  const write = async () => navigator.clipboard.writeText(textOf(value));
  button.addEventListener('click', () => {
    // Emptied first, because a screen reader does not announce the same words again.
    status.textContent = '';
    write().then(showCopied, selectInstead);
  });

  const actions = value.nextElementSibling ?? document.createElement('dd');
  actions.append(button);
  value.after(actions);
}

const { region } = new Intl.Locale(navigator.language);

for (const details of document.querySelectorAll<HTMLElement>('[data-hook="giving"]')) {
  const status = details.querySelector<HTMLElement>('[role="status"]');
  if (!status) continue;
  for (const value of details.querySelectorAll<HTMLElement>('[data-copy]'))
    addCopyButton(value, details, status);
  const first = details.querySelector('[data-country]');
  first?.before(...details.querySelectorAll(`[data-country="${region}"]`));
}
