import { moveFocus } from '../shared/focus.ts';
import { openerOfSheet } from '../shared/visits.ts';

const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary, dialog[open], [tabindex]):not(:disabled, [hidden])';

/** An element that has the focus, and its ancestors with the index of the child in each. */
function placeOf(element: HTMLElement) {
  const around: { parent: Element; index: number }[] = [];
  for (let ancestor: Element = element; ancestor.parentElement; ancestor = ancestor.parentElement)
    around.push({
      parent: ancestor.parentElement,
      index: [...ancestor.parentElement.children].indexOf(ancestor),
    });
  return { element, around };
}

type FocusTarget = ReturnType<typeof placeOf>;

/** The heading of a screen in an element, or its first control. */
const firstIn = (element: Element | undefined) =>
  element?.matches(FOCUSABLE)
    ? element
    : (element?.querySelector('h1[tabindex]') ?? element?.querySelector(FOCUSABLE));

/** For a button that was disabled: returns the next button, else the last one. */
function besideButton(element: HTMLElement) {
  const all = [...(element.parentElement?.querySelectorAll(FOCUSABLE) ?? [])];
  const isAfter = (candidate: Element) =>
    (element.compareDocumentPosition(candidate) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return all.find(isAfter) ?? all.at(-1);
}

/** For a removed element: returns its successor, else its predecessor, else the heading. */
function inPlaceOf({ around }: FocusTarget) {
  const left = around.find(({ parent }) => parent.isConnected && parent !== document.body);
  const { children = [] } = left?.parent ?? {};
  const heading = left?.parent.closest('dialog, main, .filled')?.querySelector('h1, h2');
  const { index = 0 } = left ?? {};
  return (
    firstIn(children[index]) ?? firstIn(children[index - 1]) ?? heading ?? firstIn(left?.parent)
  );
}

/** What opened a sheet. The bar above the page has other elements than before the sheet was open. */
function openerNow(): Element | null | undefined {
  const opener = openerOfSheet();
  const link = CSS.escape(opener?.getAttribute('href') ?? '');
  return opener?.isConnected ? opener : document.querySelector(`.item-bar a[href="${link}"]`);
}

function nextOf(target: FocusTarget): Element | null | undefined {
  const { element } = target;
  const isSheetClosed = element.closest('.sheet')?.isConnected === false;
  // If another sheet is open, that keeps the focus.
  if (isSheetClosed && !document.querySelector('dialog[open]'))
    return openerNow() ?? inPlaceOf(target);
  if (!element.isConnected || !element.checkVisibility()) return inPlaceOf(target);
  return element.matches(FOCUSABLE) ? element : besideButton(element);
}

/**
 * Moves the focus when the focused element is removed, hidden or disabled, and back when its sheet
 * closes, so that people who use a keyboard or a screen reader are not sent to the top of the page
 * (WCAG 2.4.3).
 */
export function keepFocus(): void {
  let last: FocusTarget | undefined;
  let frame = 0;
  const note = ({ target }: Event) => {
    const focusable = target instanceof Element ? target.closest(FOCUSABLE) : null;
    // A tap on an empty area removes the focus on purpose.
    last = focusable instanceof HTMLElement ? placeOf(focusable) : undefined;
  };
  const restore = () => {
    const { activeElement, body } = document;
    const isLost = !activeElement || activeElement === body || activeElement.matches(':disabled');
    if (!isLost || !last) return;
    moveFocus(nextOf(last), 'nearest');
  };
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(restore);
  });
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', note);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden'],
  });
}
