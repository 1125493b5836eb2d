/** What the CMS calls the one language that a form of its has. */
export const LOCALE = '_default';

const fieldAt = (keyPath: string) =>
  document.querySelector<HTMLElement>(`.field[data-key-path="${CSS.escape(keyPath)}"]`);

/** What is laid out next to a field: the innermost group around it, or the last field of all. */
function nearest(keyPath: string): HTMLElement | undefined {
  const keys = keyPath.split('.');
  const around = keys.map((_, end) => keys.slice(0, keys.length - end).join('.'));
  const last = [...document.querySelectorAll<HTMLElement>('.field[data-key-path]')].at(-1);
  return around.map(fieldAt).find((field) => field !== null) ?? last;
}

/**
 * So often a form is scrolled on to find a field, and how long it has to lay out what came into
 * view, in ms.
 */
const TRIES = 60;
const BETWEEN = 60;

/** Ends a search for a field as soon as somebody does something else. */
let search = new AbortController();

/**
 * Scrolls until a field is laid out, and leads to it: the CMS lays out only what has come into
 * view, and leads to nothing else.
 */
async function find(keyPath: string): Promise<void> {
  search.abort();
  const { signal } = (search = new AbortController());
  for (const event of ['keydown', 'wheel', 'touchmove', 'pointerdown'])
    addEventListener(event, () => search.abort(), { once: true, signal, capture: true });
  let last: HTMLElement | undefined;
  for (let tries = 0; tries < TRIES && !signal.aborted; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN));
    const field = fieldAt(keyPath);
    if (field) {
      if (!field.contains(document.activeElement)) highlight(keyPath);
      break;
    }
    const near = nearest(keyPath);
    if (near !== last) near?.scrollIntoView({ block: 'start', behavior: 'instant' });
    else near?.closest('.content')?.scrollBy({ top: innerHeight / 2, behavior: 'instant' });
    last = near;
  }
  search.abort();
}

function highlight(keyPath: string): void {
  const payload = { locale: LOCALE, keyPath };
  postMessage({ type: 'highlight-editor-field', payload }, location.origin);
}

/**
 * Unfolds a field of the open form, scrolls to it and puts the cursor there, as the CMS does for
 * its own messages.
 */
export function openField(keyPath: string): void {
  highlight(keyPath);
  void find(keyPath);
}

function open(address: string, state: unknown): void {
  const { href: oldURL } = location;
  history.pushState(state, '', address);
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }));
}

/** So long the CMS has to take a form away, in ms. */
const LEAVING = 3000;

/**
 * Goes from an open form to the list: from form to form the CMS would show an empty one. @param
 * address of the next form
 */
async function leaveForm(address: string): Promise<void> {
  open(address.replace(/\/(entries\/|new).*$/, ''), null);
  const isOpen = () => document.querySelector('.field[data-key-path]') !== null;
  for (let waited = 0; isOpen() && waited < LEAVING; waited += BETWEEN)
    await new Promise((resolve) => setTimeout(resolve, BETWEEN));
}

/**
 * Opens another form, at one of its fields. @param address of the form in the editor,
 * `#/collections/…`
 */
export async function openForm(address: string, keyPath?: string): Promise<void> {
  const { href: from } = location;
  if (/\/(entries\/|new)/.test(location.hash)) await leaveForm(address);
  // As the CMS leads from what it finds in a search.
  const highlight = keyPath === undefined ? undefined : { locale: LOCALE, keyPath };
  open(address, { highlight, from });
  if (keyPath) await find(keyPath);
}
