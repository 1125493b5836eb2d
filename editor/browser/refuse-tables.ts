import { parseMarkdown } from '../files/markdown.ts';
import { showNotice } from './notice.ts';

const REFUSAL =
  'Nothing was pasted, because a text can hold no table: a phone has no room for one. Write a list instead, one line for each row.';

/** Whether what is pasted has a table: of a web page or a spreadsheet, or written with "|" in plain text. */
function hasTable(pasted: DataTransfer): boolean {
  const page = new DOMParser().parseFromString(pasted.getData('text/html'), 'text/html');
  if (page.querySelector('table')) return true;
  return parseMarkdown(pasted.getData('text/plain')).children.some(({ type }) => type === 'table');
}

/** Refuses a table when it is pasted into a text; else it would fall apart into lines without a word. */
export function refuseTables(): void {
  const refuse = (event: ClipboardEvent) => {
    const isText = event.target instanceof Element && event.target.closest('[contenteditable]');
    if (!isText || !event.clipboardData || !hasTable(event.clipboardData)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    showNotice(REFUSAL, []);
  };
  // Before the CMS takes it.
  addEventListener('paste', refuse, { capture: true });
}
