/**
 * Adds a button that copies to each value of an account or number, and moves the numbers of the
 * reader's country to the front. Before this loads, and without it, everything opens and can be
 * selected.
 */

/** How long a button says that it has copied, in ms. Nothing is lost afterwards (WCAG 2.2.1). */
const COPIED_FOR = 4000;

/** The text of a value. Spaces between the groups of a number are for eyes and ears only. */
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
  const showCopied = () => {
    showLabel(copied);
    status.textContent = copiedStatus.replace('{field}', name);
    clearTimeout(timer);
    timer = setTimeout(() => showLabel(copy), COPIED_FOR);
  };
  // The browser forbids it, or the address is not secure: the visitor's own copy command works.
  const selectInstead = () => {
    getSelection()?.selectAllChildren(value);
    status.textContent = notCopied.replace('{field}', name);
  };
  const write = async () => navigator.clipboard.writeText(textOf(value));
  button.addEventListener('click', () => {
    // Emptied first: a screen reader would say the same words twice in a row only once.
    status.textContent = '';
    write().then(showCopied, selectInstead);
  });

  const actions = value.nextElementSibling ?? document.createElement('dd');
  actions.append(button);
  value.after(actions);
}

for (const details of document.querySelectorAll<HTMLElement>('[data-hook="giving"]')) {
  const status = details.querySelector<HTMLElement>('[role="status"]');
  if (!status) continue;
  for (const value of details.querySelectorAll<HTMLElement>('[data-copy]'))
    addCopyButton(value, details, status);
  const first = details.querySelector('[data-country]');
  const local = `[data-country="${navigator.language.slice(-2)}"]`;
  for (const recipient of details.querySelectorAll(local)) first?.before(recipient);
}
