import { element } from '../browser/element.ts';
import { pathOfPage } from '../../src/core/project/file-place.ts';
import type { DeletedPage } from './versions.ts';

/**
 * Puts a button beside the list of pages that offers those that were deleted.
 * @param folderNow gives the folder whose pages are listed; undefined where no such list is open
 * @param deletedFrom gives the pages that were deleted from it
 * @param bringBack opens a form with the words of one. Both are refused with an Error in words for
 * whoever edits.
 */
export function offerDeletedPages(
  folderNow: () => string | undefined,
  deletedFrom: (folder: string) => Promise<readonly DeletedPage[]>,
  bringBack: (page: DeletedPage) => Promise<void>,
): void {
  const button = element(
    'button',
    { className: 'deleted-button', type: 'button' },
    'Deleted pages',
  );
  const title = element('h2', { id: 'deleted-pages' }, 'Deleted pages');
  const message = element('p', { role: 'status' });
  const list = element('ul');
  const onclick = () => dialog.close();
  const close = element('button', { type: 'button', onclick }, 'Close');
  const dialog = element('dialog', { className: 'deleted-list' }, title, message, list, close);
  dialog.setAttribute('aria-labelledby', title.id);
  document.body.append(button, dialog);

  const attempt = async (waiting: string, work: () => Promise<string>) => {
    message.textContent = waiting;
    message.textContent = await work().catch((error: unknown) => (error as Error).message);
  };
  const lineOf = (page: DeletedPage) => {
    const onclick = () =>
      attempt('Loading the page…', async () => {
        await bringBack(page);
        dialog.close();
        return '';
      });
    const choose = element('button', { type: 'button', onclick }, pathOfPage(page.path));
    return element('li', {}, choose, `Deleted: ${page.label}`);
  };
  button.addEventListener('click', () => {
    list.replaceChildren();
    dialog.showModal();
    void attempt('Looking for deleted pages…', async () => {
      const pages = await deletedFrom(folderNow() ?? '');
      list.replaceChildren(...pages.map(lineOf));
      return pages.length > 0
        ? 'Choose one: its words appear in a form beside the page. Nothing changes until you save.'
        : 'No deleted pages.';
    });
  });
  const show = () => (button.hidden = folderNow() === undefined);
  addEventListener('hashchange', show);
  show();
}
