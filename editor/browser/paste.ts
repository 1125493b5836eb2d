import { parseMarkdown } from '../../src/core/reading/parse-markdown.ts';
import { markdownHtml } from '../files/markdown.ts';
import { showNotice } from './notice.ts';
import { listsInHtml, listsInText } from './pasted-lists.ts';

const REFUSAL =
  'Tables cannot be pasted, because they do not fit on a phone. Write a list instead, one line for each row.';

/** A text with buttons, and the box of an answer, in which Markdown is typed. */
const RICH = '[contenteditable]';
const ANSWER = '[data-key-path$="answer"] textarea';

/**
 * Whether what is pasted has a table: of a web page or a spreadsheet, or written with "|" in plain
 * text.
 */
function hasTable(pasted: DataTransfer): boolean {
  const page = new DOMParser().parseFromString(pasted.getData('text/html'), 'text/html');
  if (page.querySelector('table')) return true;
  return parseMarkdown(pasted.getData('text/plain')).children.some(({ type }) => type === 'table');
}

/** What is pasted, with lines that begin with bullets as lists; undefined where there are none. */
function withLists(pasted: DataTransfer): DataTransfer | undefined {
  const [html, text] = [pasted.getData('text/html'), pasted.getData('text/plain')];
  const written = listsInText(text);
  const listed = html
    ? listsInHtml(html)
    : written !== text && markdownHtml(written, { quotes: false });
  if (!listed) return undefined;
  const made = new DataTransfer();
  made.setData('text/html', listed);
  made.setData('text/plain', written);
  return made;
}

/** Events that bring a list instead of what was pasted. */
const own = new WeakSet<Event>();

function take(event: ClipboardEvent): void {
  const { target, clipboardData: pasted } = event;
  if (!(target instanceof Element) || !pasted || own.has(event)) return;
  const stop = () => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const isRich = target.closest(RICH) !== null;
  const isAnswer = target instanceof HTMLTextAreaElement && target.matches(ANSWER);
  if (!isRich && !isAnswer) return;
  if (hasTable(pasted)) {
    stop();
    showNotice(REFUSAL, []);
  } else if (isRich) {
    const clipboardData = withLists(pasted);
    if (!clipboardData) return;
    stop();
    const instead = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    own.add(instead);
    target.dispatchEvent(instead);
  } else if (isAnswer) {
    const text = pasted.getData('text/plain');
    if (listsInText(text) === text) return;
    stop();
    const { selectionStart, selectionEnd } = target;
    target.setRangeText(listsInText(text), selectionStart, selectionEnd, 'end');
    target.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

/**
 * Takes what other programs copy: lines that begin with bullets, hyphens or numbers become lists. A
 * table is refused in a sentence; else it would fall apart into lines without a word.
 */
export function takePastes(): void {
  // Before the CMS does.
  addEventListener('paste', take, { capture: true });
}
