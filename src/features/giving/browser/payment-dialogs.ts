/**
 * The dialogs that say where to send money to. Before this loads, their button works in browsers
 * that know invoker commands, and a link shows them in the page. This makes the button work in all
 * browsers, hides the link, adds copy buttons, and moves payment methods of the reader's country to
 * the front.
 */

/** How long a button says that it has copied, in ms. Nothing is lost afterwards (WCAG 2.2.1). */
const COPIED_FOR = 4000;

function addCopyButtons(dialog: HTMLElement, status: HTMLElement, template: HTMLButtonElement) {
  const { copied = '', copiedStatus = '', notCopied = '' } = dialog.dataset;

  for (const value of dialog.querySelectorAll<HTMLElement>('[data-copy]')) {
    const button = document.importNode(template, true);
    const [label, name] = button.querySelectorAll('span');
    if (!label || !name) continue;
    const field = value.dataset['copy'] ?? '';
    const copy = label.textContent;
    name.textContent = ` ${field}`;

    let pause: ReturnType<typeof setTimeout> | undefined;
    const sayCopied = () => {
      label.textContent = copied;
      button.dataset['done'] = '';
      delete status.dataset['failed'];
      status.textContent = copiedStatus.replace('{field}', field);
      clearTimeout(pause);
      pause = setTimeout(() => {
        label.textContent = copy;
        delete button.dataset['done'];
      }, COPIED_FOR);
    };
    /**
     * Not allowed here, or no secure address: the value is selected for the visitor's own copy
     * command.
     */
    const sayNotCopied = () => {
      getSelection()?.selectAllChildren(value);
      status.dataset['failed'] = '';
      status.textContent = notCopied.replace('{field}', field);
    };
    const write = async () => navigator.clipboard.writeText(value.textContent.trim());

    button.addEventListener('click', () => {
      // Emptied first: the same words twice in a row would be said once only.
      status.textContent = '';
      write().then(sayCopied, sayNotCopied);
    });
    // Beside the link that dials, where there is one.
    (value.nextElementSibling ?? value.parentElement)?.append(button);
  }
}

/**
 * Moves what works in the reader's country, as their browser names it (`en-KE`), before all others.
 */
function putOwnCountryFirst(dialog: HTMLElement) {
  const first = dialog.querySelector('[data-country]');
  const own = `[data-country="${navigator.language.slice(-2)}"]`;
  for (const entry of dialog.querySelectorAll(own)) first?.before(entry);
}

/** A browser that does not know <dialog> shows it in the page. */
type Dialog = HTMLElement & { showModal?: () => void };

for (const dialog of document.querySelectorAll<Dialog>('[data-hook="payment"]')) {
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    document.querySelector(`button[commandfor="${dialog.id}"]`)?.addEventListener('click', () => {
      if (dialog.showModal) dialog.showModal();
      else dialog.scrollIntoView();
    });
  }
  const status = dialog.querySelector<HTMLElement>('[role="status"]');
  const template = dialog.querySelector('template')?.content.querySelector('button');
  if (status && template) addCopyButtons(dialog, status, template);
  putOwnCountryFirst(dialog);
}

// Hidden by visibility, so that the page does not move (layout shift).
for (const link of document.querySelectorAll<HTMLElement>('[data-hook="show-payment"]'))
  link.style.visibility = 'hidden';
