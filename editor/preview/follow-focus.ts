import type { Values } from '../files/editor-project.ts';
import { NOT_WHOLE } from '../files/shown-block.ts';

/** A field of the form, as the CMS lays it out. */
const FIELD = '[data-key-path]';

/** Whoever moves through a form is followed once they have come to rest, in ms. */
const REST = 200;

/** So many letters tell a text from others. */
const ENOUGH = 3;

/**
 * How a text stands in the page: without the signs of Markdown, names in braces and ways of writing
 * quotation marks.
 */
export function comparable(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_#>`]|^\s*(?:[-–]|\d+\.)\s/gm, '')
    .replace(/[“”„"‘’']/g, '')
    .replace(/[\s\u2011-\u2015-]+/g, ' ')
    .trim()
    .toLowerCase();
}

/**
 * The parts of a text that stand in the page as they are: what is in braces becomes a name there.
 */
const partsOf = (text: string) =>
  text
    .split(/\{\w*\}|\n/)
    .map(comparable)
    .filter(({ length }) => length >= ENOUGH)
    .sort((a, b) => b.length - a.length);

/** What tells kinds and items apart, and stands in no page. */
const NO_WORDS = ['block', 'kind', 'to', 'as', 'id'];

/** Every text within a value of the form. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      if (!NO_WORDS.includes(key)) yield* textsIn(inner);
}

/**
 * The texts by which the place of a field is found in the page, the best first: its own, then those
 * of the item or the group that it stands in.
 */
export function* textsFor(values: Values, keyPath: string): Generator<string> {
  const keys = keyPath.split('.');
  for (let end = keys.length; end > 0; end -= 1) {
    const value = keys
      .slice(0, end)
      .reduce<unknown>((held, key) => (held as Values | undefined)?.[key], values);
    // A new item of a list is an outline, or comes after the one before it.
    if (Array.isArray(value)) yield NOT_WHOLE;
    const near = Array.isArray(value) ? value.slice(0, Number(keys[end] ?? 0)).reverse() : value;
    for (const text of textsIn(near)) yield* partsOf(text);
  }
}

/** The innermost element that holds a text. */
function elementWith(root: Element, text: string): Element | undefined {
  const holds = (element: Element) => comparable(element.textContent).includes(text);
  if (!holds(root)) return undefined;
  let inner = root;
  for (let next: Element | undefined = root; next; next = [...inner.children].find(holds))
    inner = next;
  return inner;
}

/** The text that somebody has the cursor in: of a long one the line or the paragraph. */
function textAtCursor(): string | undefined {
  const { activeElement } = document;
  if (activeElement instanceof HTMLTextAreaElement) {
    const { value, selectionStart } = activeElement;
    const start = value.lastIndexOf('\n', selectionStart - 1) + 1;
    return value.slice(start).split('\n')[0];
  }
  const node = getSelection()?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  if (!element?.closest('[contenteditable]')) return undefined;
  return element.closest('p, li, h2, h3, blockquote')?.textContent;
}

/** Shows a place of the page in the middle of its screen, and marks it for a moment. */
function show(element: Element): void {
  // An answer is folded away.
  const details = element.closest('details');
  if (details) details.open = true;
  const view = element.ownerDocument.defaultView;
  if (!view) return;
  const { top, height } = element.getBoundingClientRect();
  const isSeen = top >= 0 && top + height <= view.innerHeight;
  const middle = Math.max(0, view.innerHeight - height) / 2;
  if (!isSeen) view.scrollTo({ top: view.scrollY + top - middle, behavior: 'instant' });
  element.animate([{ outline: '3px solid #4c8dff' }, { outline: '3px solid #4c8dff00' }], 1500);
}

/**
 * Keeps the page at what is being edited in the form.
 * @param bodyNow gives the body of the page, once it is there
 * @returns ends it
 */
export function followFocus(
  bodyNow: () => HTMLElement | undefined,
  valuesNow: () => Values,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();
  let last = '';
  const follow = () => {
    const field = document.activeElement?.closest<HTMLElement>(FIELD);
    const body = bodyNow();
    const keyPath = field?.dataset['keyPath'];
    if (!keyPath || !body) return;
    const own = textAtCursor();
    const key = `${keyPath}\n${own ?? ''}`;
    if (key === last) return;
    last = key;
    const root = body.querySelector('main') ?? body;
    // A point is chosen in a picture, which has the same address in the page.
    const chosen = field.querySelector<HTMLImageElement>('.focus .whole img')?.src;
    const picture = [...body.querySelectorAll('img')].find(({ src }) => src === chosen);
    let element: Element | undefined = picture;
    for (const text of [...partsOf(own ?? ''), ...textsFor(valuesNow(), keyPath)])
      element ??= elementWith(root, text) ?? elementWith(body, text);
    if (element) show(element);
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(follow, REST);
  };
  for (const event of ['focusin', 'selectionchange'])
    document.addEventListener(event, soon, { signal: listening.signal });
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
