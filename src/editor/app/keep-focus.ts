const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [hidden])';

/** An element that had the focus, with what it stood in and at which index, from the inside out. */
interface FocusTarget {
  element: HTMLElement;
  around: { parent: Element; index: number }[];
}

function placeOf(element: HTMLElement): FocusTarget {
  const around: FocusTarget['around'] = [];
  for (let ancestor: Element = element; ancestor.parentElement; ancestor = ancestor.parentElement)
    around.push({
      parent: ancestor.parentElement,
      index: [...ancestor.parentElement.children].indexOf(ancestor),
    });
  return { element, around };
}

const firstIn = (element: Element | undefined) =>
  element?.matches(FOCUSABLE) ? element : element?.querySelector(FOCUSABLE);

/** A button that cannot be used any more: the next one, or else the one before it. */
function besideButton(element: HTMLElement) {
  const all = [...(element.parentElement?.querySelectorAll(FOCUSABLE) ?? [])];
  const isAfter = (candidate: Element) =>
    (element.compareDocumentPosition(candidate) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return all.find(isAfter) ?? all.at(-1);
}

/** Where something was removed: what follows in its place, what came before it, or the heading. */
function inPlaceOf({ around }: FocusTarget) {
  const left = around.find(({ parent }) => parent.isConnected && parent !== document.body);
  const { children = [] } = left?.parent ?? {};
  const heading = left?.parent.closest('dialog, main, .filled')?.querySelector('h1, h2');
  const { index = 0 } = left ?? {};
  return (
    firstIn(children[index]) ?? firstIn(children[index - 1]) ?? heading ?? firstIn(left?.parent)
  );
}

function nextOf(target: FocusTarget): Element | null | undefined {
  const { element } = target;
  if (!element.isConnected || !element.checkVisibility()) return inPlaceOf(target);
  return element.matches(FOCUSABLE) ? element : besideButton(element);
}

/**
 * The one place that decides where the focus goes when what had it was removed, moved or switched
 * off: after publish, undo, discard, choosing and removing. @returns ends that
 */
export function keepFocus(): () => void {
  let last: FocusTarget | undefined;
  let frame = 0;
  const note = ({ target }: Event) => {
    const focusable = target instanceof Element ? target.closest(FOCUSABLE) : null;
    // A tap on nothing leaves what had the focus.
    last = focusable instanceof HTMLElement ? placeOf(focusable) : undefined;
  };
  const restore = () => {
    const { activeElement, body } = document;
    const isLost = !activeElement || activeElement === body || activeElement.matches(':disabled');
    if (!isLost || !last) return;
    const next = nextOf(last);
    if (next instanceof HTMLElement) next.focus();
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
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', note);
  };
}
